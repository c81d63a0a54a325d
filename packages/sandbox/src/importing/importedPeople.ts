import { visibleGroups } from '../people/groups.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import { builtOnPeople } from './builtOnPeople.ts'
import type { ImportedKind } from './ImportedKind.ts'
import { matchPerson } from './matchPerson.ts'
import { nameOf } from './rowPerson.ts'
import { takeBackPerson } from './takeBackPerson.ts'
import { writePersonRow } from './writePersonRow.ts'

export const importedPeople: ImportedKind = {
  right: 'users.edit',
  nameOf,
  writer: async (store, { viewer, found: { property_id: propertyId, new_group_id: newGroupId, acknowledges_end: told }, now }) => {
    const frame = { viewer, propertyId, groups: await visibleGroups(store, viewer), newGroupId, isTold: told === 1, now }
    return (trx, row, freed) => writePersonRow(trx, frame, row, freed)
  },
  pins: {
    table: 'users',
    recordOf: (trx, { viewer, found: { property_id: propertyId } }, cells) => matchPerson(trx, viewer, propertyId, cells),
    pinBefore: (before) => (before as Partial<UsersTable>).directory_pin,
  },
  builtOn: builtOnPeople,
  takeBack: takeBackPerson,
}
