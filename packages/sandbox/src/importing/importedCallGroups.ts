import type { CallPlanInput } from '../calls/readCallPlan.ts'
import { callGroupNameHolder } from '../people/taken.ts'
import { builtOnCallGroups } from './builtOnCallGroups.ts'
import type { ImportedKind } from './ImportedKind.ts'
import { takeBackCallGroup } from './takeBackCallGroup.ts'
import { writeCallGroupRow } from './writeCallGroupRow.ts'

export const importedCallGroups: ImportedKind = {
  right: 'callGroups.edit',
  nameOf: ({ Name = '' }) => Name,
  writer: (_store, { viewer, found: { property_id: propertyId, acknowledges_end: told }, now }) =>
    Promise.resolve((trx, row, freed) => writeCallGroupRow(trx, { viewer, propertyId, isTold: told === 1, now }, row, freed)),
  pins: {
    table: 'call_groups',
    recordOf: async (trx, { viewer: { accountId } }, { Name = '' }) => (await callGroupNameHolder(trx, { accountId }, Name))?.id ?? null,
    pinBefore: (before) => (before as CallPlanInput).columns.directory_pin,
  },
  builtOn: builtOnCallGroups,
  takeBack: takeBackCallGroup,
}
