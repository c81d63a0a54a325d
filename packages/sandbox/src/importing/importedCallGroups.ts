import { builtOnCallGroups } from './builtOnCallGroups.ts'
import type { ImportedKind } from './ImportedKind.ts'
import { takeBackCallGroup } from './takeBackCallGroup.ts'
import { writeCallGroupRow } from './writeCallGroupRow.ts'

export const importedCallGroups: ImportedKind = {
  right: 'callGroups.edit',
  nameOf: ({ Name = '' }) => Name,
  writer: (_store, { viewer, found: { property_id: propertyId, acknowledges_end: told }, now }) =>
    Promise.resolve((trx, row) => writeCallGroupRow(trx, { viewer, propertyId, isTold: told === 1, now }, row)),
  builtOn: builtOnCallGroups,
  takeBack: takeBackCallGroup,
}
