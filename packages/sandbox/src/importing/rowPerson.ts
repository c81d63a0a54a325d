import { comparedValue, type PersonCells, type PersonColumn, rowReason } from '@portal/domain'
import type { FoundUser } from '../people/findUser.ts'
import type { GroupRow } from '../people/groups.ts'
import { splitName } from '../people/personColumns.ts'
import { typedMoment } from '../people/storedMoment.ts'
import type { UserFields } from '../people/userColumns.ts'
import { invalid } from '../Refusal.ts'

/** A field of a person before and after. */
type PersonChange = { Field: PersonColumn; From: string; To: string }

/** The name that a row gives a person; empty if it gives none. */
export function nameOf({ Name = '', FirstName = '', LastName = '' }: PersonCells): string {
  return Name || [FirstName, LastName].filter((part) => part !== '').join(' ')
}

/** The group of this name, in any letter case; null if the row names none. 400 `VALIDATION` for a name that no visible group has. */
export function groupOf(groups: readonly GroupRow[], { UserGroup }: PersonCells): GroupRow | null {
  if (!UserGroup) return null
  const found = groups.find(({ name }) => comparedValue('groupName', name) === comparedValue('groupName', UserGroup))
  if (!found) throw invalid('UserGroup', `There is no group ${UserGroup}.`, rowReason('noGroup', { text: UserGroup }))
  return found
}

/** The fields of a new person. 400 `VALIDATION` for a row without a name. */
export function fieldsOfNew(cells: PersonCells): UserFields {
  const { Name, FirstName = '', LastName = '', UserGroup: _group, ...others } = cells
  if (nameOf(cells) === '') throw invalid('Name', 'The row has no name.', rowReason('noName', {}))
  const { first_name: first, last_name: last } = splitName(Name ?? '')
  return { ...filled(others), ...(Name ? { Name, FirstName: first, LastName: last } : { FirstName, LastName }) }
}

/** What a row changes about a person: the fields to save, and the same as it is shown. A number or an address in another notation is no change. */
export function fieldsThatChange(user: FoundUser, cells: PersonCells): { fields: UserFields; changes: PersonChange[] } {
  const changes = comparisons.flatMap(({ field, now, same = isEqual }) => {
    const To = cells[field] ?? ''
    const From = now(user)
    return To === '' || same(From, To) ? [] : [{ Field: field, From, To }]
  })
  const fields: UserFields = Object.fromEntries(changes.map(({ Field, To }) => [Field, To]))
  if (fields.Name !== undefined) {
    const { first_name: FirstName, last_name: LastName } = splitName(fields.Name)
    Object.assign(fields, { FirstName, LastName })
  }
  return { fields, changes }
}

interface Comparison {
  field: Exclude<PersonColumn, 'UserGroup'>
  now: (user: FoundUser) => string
  same?: (one: string, other: string) => boolean
}

const isEqual = (one: string, other: string) => one === other
const comparisons: readonly Comparison[] = [
  { field: 'Name', now: ({ name }) => name },
  { field: 'FirstName', now: (user) => user.first_name },
  { field: 'LastName', now: (user) => user.last_name },
  { field: 'Email', now: ({ email }) => email, same: (one, other) => comparedValue('clientEmail', one) === comparedValue('clientEmail', other) },
  { field: 'Phone', now: ({ phone }) => phone, same: (one, other) => comparedValue('clientPhone', one) === comparedValue('clientPhone', other) },
  { field: 'Unit', now: ({ unit }) => unit },
  { field: 'DirectoryPin', now: (user) => user.directory_pin },
  { field: 'validFrom', now: (user) => typedMoment(user.valid_from).date ?? '' },
  { field: 'validUntil', now: (user) => typedMoment(user.valid_until).date ?? '' },
  { field: 'Notes', now: ({ notes }) => notes },
]

const filled = (cells: PersonCells) => Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))
