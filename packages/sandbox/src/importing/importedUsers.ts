import { comparedValue, type PersonCells, type PersonColumn, type PersonCodeColumn } from '@portal/domain'
import { readPlaces } from '../access/places.ts'
import { pushCodesOfUsers } from '../accessCodes/pushCodesOfUsers.ts'
import { findDropped, requireTold } from '../calls/newlyDropped.ts'
import { findUser, findUserToChange, type FoundUser } from '../people/findUser.ts'
import { findGroupToChange, visibleGroups } from '../people/groups.ts'
import { sortName, splitName, typedMoment } from '../people/userValues.ts'
import { directoryPinHolder, emailHolder, phoneHolder, usernameHolder } from '../people/taken.ts'
import { userColumns, type UserFields } from '../people/userColumns.ts'
import { asFirstUnit, firstResident, unitByName, unitColumns, unitKey } from '../people/units.ts'
import { mayChange, reachOf, type Viewer } from '../people/viewer.ts'
import { invalid, Refusal, taken } from '../Refusal.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { changeUser, newUser } from '../userActions/changeUser.ts'
import { ownGroupMessage } from '../userActions/moveToGroup.ts'
import { invitesOf } from '../userActions/invitesOf.ts'
import { removeUser } from '../userActions/removeUser.ts'
import { codeChanges, type CodeFrame, giveCodes, givenTo, newCodesOf, takeCodes } from './importedCodes.ts'
import type { FieldChange, FreedPins, ImportContext, ImportedKind, ImportRow, WrittenRow } from './ImportedKind.ts'
import { withoutCodes } from './importRecord.ts'
import { endsHere, noRefusal, wroteNothing } from './writeRow.ts'
import { filled, type Sentence } from '../words/sentence.ts'

export const importedUsers: ImportedKind = {
  right: 'users.edit',
  nameOf,
  writer: async (store, { viewer, found: { property_id: propertyId, new_group_id: newGroupId, acknowledges_end: told }, vault, now }) => {
    const frame = { viewer, vault, propertyId, places: await readPlaces(store, viewer.accountId), groups: await visibleGroups(store, viewer), newGroupId, isTold: told === 1, now }
    return (trx, row, freed) => writeUserRow(trx, frame, row, freed)
  },
  pins: {
    table: 'users',
    recordOf: (trx, { viewer, found: { property_id: propertyId } }, cells) => matchUser(trx, viewer, propertyId, cells),
    pinBefore: (before) => (before as Partial<Row<'users'>>).directory_pin,
  },
  find: (store, { accountId }, ids) => store.selectFrom('users').select(['id', 'name', 'version', 'updated_by']).where(inIds('id', ids))
    .where('account_id', '=', accountId).where('removed_at', 'is', null).execute(),
  standsOn,
  takeBack: takeBackUser,
}

/** The facts that all rows of a slice share. */
export interface UserFrame extends CodeFrame {
  /** The groups that the viewer may see. */
  groups: readonly Row<'user_groups'>[]
  /** The id of the group for new users whose row names none; null for no group. */
  newGroupId: number | null
  /** Whether the user confirmed rows after which a call group reaches no one. */
  isTold: boolean
}

/** Creates or updates the row's user. Inside the row's savepoint. */
export async function writeUserRow(trx: Store, frame: UserFrame, row: ImportRow, freed?: FreedPins): Promise<WrittenRow> {
  const { viewer, propertyId } = frame
  const id = await matchUser(trx, viewer, propertyId, row.cells)
  if (id === null || row.choice === 'keepBoth') return create(trx, frame, row)
  const found = await findUser(trx, viewer, id)
  const user = { ...found, directory_pin: freed?.get(id) ?? found.directory_pin }
  return row.choice === 'skip' ? wroteNothing('skipped', user) : change(trx, frame, row, user)
}

async function create(trx: Store, frame: UserFrame, { cells: person }: ImportRow): Promise<WrittenRow> {
  const { viewer, propertyId, groups, newGroupId, now } = frame
  const groupId = groupOf(groups, person)?.id ?? newGroupId
  const group = groupId === null ? null : await findGroupToChange(trx, viewer, groupId, 'UserGroup')
  const given = { property_id: propertyId, group_id: group?.id ?? null, call_group_id: null, password_hash: '' }
  const codes = await newCodesOf(trx, frame, null, person)
  const user = await newUser(trx, viewer, fieldsOfNew(person), given, now)
  await giveCodes(trx, frame, user.id, codes)
  const cells = { ...withoutCodes(person), ...(group && { UserGroup: group.name }) }
  return {
    outcome: 'created', name: user.name, ...noRefusal, recordId: user.id,
    changes: [...(Object.entries(cells) as [FieldChange['Field'], string][]).flatMap(([Field, To]) => (To === '' ? [] : [{ Field, From: '', To }])), ...codeChanges(codes)],
    before: null, versionBefore: null, versionAfter: user.version, regrouped: { to: user.group_id, isNew: true },
  }
}

async function change(trx: Store, frame: UserFrame, row: ImportRow, user: FoundUser): Promise<WrittenRow> {
  const { viewer, groups, isTold, now } = frame
  const named = groupOf(groups, row.cells)
  const moves = named !== null && named.id !== user.group_id
  const { fields, changes } = fieldsThatChange(user, row.cells)
  const codes = await newCodesOf(trx, frame, user.id, row.cells)
  if (!moves && changes.length === 0 && codes.length === 0) return wroteNothing('unchanged', user)
  if (!mayChange(viewer, user)) throw new Refusal(403, 'FORBIDDEN', filled('{name} is at your level or above it.', { name: user.name }))
  if (moves && user.id === viewer.user.id) throw new Refusal(409, 'OWN_USER', ownGroupMessage)
  const group = moves ? await findGroupToChange(trx, viewer, named.id, 'UserGroup') : null
  const columns = { ...(await userColumns(trx, user, fields, user.time_zone, now)), ...(group && { group_id: group.id }) }
  const { result: versionAfter, dropped } = await findDropped(trx, viewer, user, now, () => changeUser(trx, viewer, user, columns, now))
  if (!isTold) requireTold(dropped)
  if (group) await pushCodesOfUsers(trx, user.account_id, [user.id], 'update', now)
  const given = await giveCodes(trx, frame, user.id, codes)
  const before = Object.fromEntries(Object.keys(columns).map((column) => [column, user[column as keyof FoundUser]]))
  return {
    outcome: 'changed', name: columns.name ?? user.name, ...(dropped.length > 0 ? endsHere : noRefusal), recordId: user.id,
    changes: [...changes, ...(group ? [{ Field: 'UserGroup' as const, From: user.group_name ?? '', To: group.name }] : []), ...codeChanges(codes)],
    before: { ...before, ...(given.length > 0 && { given }) } satisfies UserBefore,
    versionBefore: user.version, versionAfter,
    ...(group && { regrouped: { to: group.id, isNew: false } }),
  }
}

/** A changed user as before a row, and the ids of the entry methods that the row gave. */
type UserBefore = Partial<Row<'users'>> & { given?: number[] }

/** Undoes a row: removes its new user, or restores the changed values and removes new entry methods. Refuses with 403, 404, 409 `CONFLICT` or 409 `TAKEN`. */
export async function takeBackUser(trx: Store, { viewer, found, now }: ImportContext, row: Row<'import_rows'>): Promise<number | null> {
  const user = await findUserToChange(trx, viewer, row.record_id ?? 0)
  if (row.before === null) {
    await removeUser(trx, viewer, user, now)
    await removeNewUnit(trx, user.unit_id, found.created_at)
    return null
  }
  const { given, ...before } = JSON.parse(row.before) as UserBefore
  if (typeof before.group_id === 'number') await findGroupToChange(trx, viewer, before.group_id)
  await requireFree(trx, user, before)
  const unit = before.unit === undefined ? {} : await asFirstUnit(trx, user.id, await unitColumns(trx, user.account_id, before.unit, now))
  const version = await changeUser(trx, viewer, user, { ...before, ...unit }, now)
  if (before.unit !== undefined) await removeNewUnit(trx, user.unit_id, found.created_at)
  if (given) await takeCodes(trx, viewer, given, now)
  if (before.group_id !== undefined) await pushCodesOfUsers(trx, user.account_id, [user.id], 'update', now)
  return version
}

/** Deletes the unit that a row left empty, if the import created it and no one changed it since. */
async function removeNewUnit(trx: Store, id: number | null, importedAt: number): Promise<void> {
  if (id === null || (await firstResident(trx, id)) !== undefined) return
  await trx.deleteFrom('units').where('id', '=', id).where('created_at', '>=', importedAt).where('version', '=', 1).execute()
}

/** Refuses to restore a value that someone else has taken since: 409 `TAKEN`. */
async function requireFree(trx: Store, user: FoundUser, before: Partial<Row<'users'>>): Promise<void> {
  const scope = { accountId: user.account_id, exceptId: user.id }
  const holders = [
    before.email ? await emailHolder(trx, scope, before.email) : null,
    before.phone ? await phoneHolder(trx, scope, before.phone) : null,
    before.directory_pin ? await directoryPinHolder(trx, scope, before.directory_pin) : null,
    before.username ? await usernameHolder(trx, scope, before.username) : null,
  ]
  if (holders.some((holder) => holder !== null)) throw new Refusal(409, 'TAKEN', 'Another user now has the old address, number or PIN.')
}

async function standsOn(store: Store, user: { id: number; name: string }, row: Pick<Row<'import_rows'>, 'changes'>): Promise<Sentence | null> {
  const codes = await store.selectFrom('access_codes').innerJoin('users', 'users.id', 'access_codes.user_id').select(['access_codes.version', 'access_codes.created_at', 'users.created_at as userCreatedAt'])
    .where('user_id', '=', user.id).execute()
  if (codes.length > givenTo(row) || codes.some(({ version, created_at: at, userCreatedAt }) => version > 1 || at !== userCreatedAt)) return filled('{name} has had an entry method since.', { name: user.name })
  const member = await store.selectFrom('call_group_members').select('id').where('user_id', '=', user.id).executeTakeFirst()
  const number = await store.selectFrom('call_group_numbers').select('id').where('user_id', '=', user.id).executeTakeFirst()
  if (member ?? number) return filled('A call group has called {name} since.', { name: user.name })
  const rule = await store.selectFrom('user_restrictions').select('user_id').where('user_id', '=', user.id).executeTakeFirst()
  if (rule) return filled('{name} has hours of their own now.', { name: user.name })
  return (await invitesOf(store, user)).length > 0 ? filled('{name} has sent invites since.', { name: user.name }) : null
}

interface Holder {
  id: number
  name: string
}

/**
 * The user that a row means; null if there is none. Compares the email address, then phone and name, then name and unit. Refuses a phone of
 * someone else (409 `TAKEN`), and a row that fits several users (409 `AMBIGUOUS`).
 */
async function matchUser(store: Store, viewer: Viewer, propertyId: number, cells: PersonCells): Promise<number | null> {
  const scope = { accountId: viewer.accountId }
  const byEmail = cells.Email ? await emailHolder(store, scope, cells.Email) : null
  const byPhone = cells.Phone ? await phoneHolder(store, scope, cells.Phone) : null
  const { maySee } = await reachOf(store, viewer, [byEmail, byPhone].flatMap((holder) => holder?.id ?? []))
  if (byEmail && !maySee(byEmail.id)) throw taken('Email', 'Another user has this email address.')
  const isOther = byPhone && (byEmail ? byPhone.id !== byEmail.id : sortName(byPhone.name) !== sortName(nameOf(cells)))
  if (byPhone && (isOther || !maySee(byPhone.id))) {
    if (!maySee(byPhone.id)) throw taken('Phone', 'Another user has this phone number.')
    throw taken('Phone', filled('{name} already uses this phone number.', { name: byPhone.name }))
  }
  if (byEmail ?? byPhone) return (byEmail ?? byPhone)?.id ?? null
  return byName(store, viewer, propertyId, cells)
}

async function byName(store: Store, viewer: Viewer, propertyId: number, cells: PersonCells): Promise<number | null> {
  const name = nameOf(cells)
  // A new email address means another user, even with the same name, unless the unit is the same.
  if (name === '' || (!cells.Unit && (cells.Email || cells.Phone))) return null
  let people = store.selectFrom('users').select(['id', 'name']).where('account_id', '=', viewer.accountId).where('sort_name', '=', sortName(name))
    .where('property_id', '=', propertyId).where('removed_at', 'is', null)
  if (cells.Unit) people = people.where('unit_id', '=', (await unitByName(store, viewer.accountId, cells.Unit))?.id ?? 0)
  const found: Holder[] = await people.orderBy('id').limit(20).execute()
  const { maySee } = await reachOf(store, viewer, found.map(({ id }) => id))
  const seen = found.filter(({ id }) => maySee(id))
  if (seen.length > 1) {
    const count = seen.length
    throw new Refusal(409, 'AMBIGUOUS', cells.Unit ? filled('{count} users are called {name} in unit {unit}. Use an email address instead.', { count, name, unit: cells.Unit })
      : filled('{count} users are called {name}. Use an email address instead.', { count, name }))
  }
  return seen[0]?.id ?? null
}

/** A changed field of a user, before and after the row. */
type UserChange = { Field: PersonColumn; From: string; To: string }

/** The name that a row gives a user; empty if it gives none. */
function nameOf({ Name = '', FirstName = '', LastName = '' }: PersonCells): string {
  return Name || [FirstName, LastName].filter((part) => part !== '').join(' ')
}

/** The group with this name, in upper or lower case; null if the row names none. 400 `VALIDATION` for a name that no visible group has. */
function groupOf(groups: readonly Row<'user_groups'>[], { UserGroup }: PersonCells): Row<'user_groups'> | null {
  if (!UserGroup) return null
  const found = groups.find(({ name }) => comparedValue('groupName', name) === comparedValue('groupName', UserGroup))
  if (!found) throw invalid('UserGroup', filled('There is no user group called {text}.', { text: UserGroup }))
  return found
}

/** The fields of a new user. Refuses a row without a name: 400 `VALIDATION`. */
function fieldsOfNew(cells: PersonCells): UserFields {
  const { Name, FirstName = '', LastName = '', UserGroup: _group, ...others } = withoutCodes(cells)
  if (nameOf(cells) === '') throw invalid('Name', 'The row has no name.')
  const { first_name: first, last_name: last } = splitName(Name ?? '')
  return { ...withoutEmpty(others), ...(Name ? { Name, FirstName: first, LastName: last } : { FirstName, LastName }) }
}

/** The changes that a row makes to a user: the fields to save, and the same for display. Another notation of a number or an address is not a change. */
function fieldsThatChange(user: FoundUser, cells: PersonCells): { fields: UserFields; changes: UserChange[] } {
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
  field: Exclude<PersonColumn, 'UserGroup' | 'FacilityCode' | PersonCodeColumn>
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
  { field: 'Unit', now: ({ unit }) => unit, same: (one, other) => unitKey(one) === unitKey(other) },
  { field: 'DirectoryPin', now: (user) => user.directory_pin },
  { field: 'validFrom', now: (user) => typedMoment(user.valid_from).date ?? '' },
  { field: 'validUntil', now: (user) => typedMoment(user.valid_until).date ?? '' },
  { field: 'Notes', now: ({ notes }) => notes },
]

const withoutEmpty = (cells: PersonCells) => Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))
