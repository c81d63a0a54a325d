import { visibleGroups } from '../people/groups.ts'
import { builtOnPeople } from './builtOnPeople.ts'
import type { ImportedKind } from './ImportedKind.ts'
import { nameOf } from './rowPerson.ts'
import { takeBackPerson } from './takeBackPerson.ts'
import { writePersonRow } from './writePersonRow.ts'

export const importedPeople: ImportedKind = {
  right: 'users.edit',
  nameOf,
  writer: async (store, { viewer, found: { property_id: propertyId, new_group_id: newGroupId }, now }) => {
    const frame = { viewer, propertyId, groups: await visibleGroups(store, viewer), newGroupId, now }
    return (trx, row) => writePersonRow(trx, frame, row)
  },
  builtOn: builtOnPeople,
  takeBack: takeBackPerson,
}
