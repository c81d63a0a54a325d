import { rowReason } from '@portal/domain'
import { findDropped, requireTold } from '../calls/newlyDropped.ts'
import { changeUser } from '../people/changeUser.ts'
import { findUser, findUserToChange, type FoundUser } from '../people/findUser.ts'
import { findGroupToChange, type GroupRow, visibleGroups } from '../people/groups.ts'
import { ownGroupMessage } from '../people/moveToGroup.ts'
import { newUser } from '../people/newUser.ts'
import { pushCodesOfUser } from '../people/pushCodesOfUser.ts'
import { invitesOf, removeUser } from '../people/removeUser.ts'
import { directoryPinHolder, emailHolder, phoneHolder, usernameHolder } from '../people/taken.ts'
import { userColumns } from '../people/userColumns.ts'
import { mayChange, type Viewer } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import { type StayReason, stays } from './builtOn.ts'
import type { FieldChange, FoundRow, FreedPins, ImportContext, ImportedKind, ImportRow, WrittenRow } from './ImportedKind.ts'
import { matchPerson } from './matchPerson.ts'
import { fieldsOfNew, fieldsThatChange, groupOf, nameOf } from './rowPerson.ts'
import { endsHere, noRefusal, wroteNothing } from './writeRow.ts'

export const importedPeople: ImportedKind = {
  right: 'users.edit',
  noun: 'person',
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
  find: (store, { accountId }, ids) => store.selectFrom('users').select(['id', 'name', 'version', 'updated_by']).where(inIds('id', ids))
    .where('account_id', '=', accountId).where('removed_at', 'is', null).execute(),
  standsOn,
  takeBack: takeBackPerson,
}

/** What every row of a slice is judged by. */
export interface PersonFrame {
  viewer: Viewer
  propertyId: number
  /** The groups that the viewer may see. */
  groups: readonly GroupRow[]
  /** The group of new people whose row names none; null: none. */
  newGroupId: number | null
  /** Whether who started the import was told of rows by which a visitor can reach nobody. */
  isTold: boolean
  now: number
}

/** Makes or changes the person whom a row names. Inside the row's savepoint. */
export async function writePersonRow(trx: Store, frame: PersonFrame, row: ImportRow, freed?: FreedPins): Promise<WrittenRow> {
  const { viewer, propertyId } = frame
  const id = await matchPerson(trx, viewer, propertyId, row.cells)
  if (id === null || row.choice === 'keepBoth') return create(trx, frame, row)
  const found = await findUser(trx, viewer, id)
  const user = { ...found, directory_pin: freed?.get(id) ?? found.directory_pin }
  return row.choice === 'skip' ? wroteNothing('skipped', user) : change(trx, frame, row, user)
}

async function create(trx: Store, { viewer, propertyId, groups, newGroupId, now }: PersonFrame, { cells: person }: ImportRow): Promise<WrittenRow> {
  const groupId = groupOf(groups, person)?.id ?? newGroupId
  const group = groupId === null ? null : await findGroupToChange(trx, viewer, groupId, 'UserGroup')
  const given = { property_id: propertyId, group_id: group?.id ?? null, call_group_id: null, password_hash: '' }
  const user = await newUser(trx, viewer, fieldsOfNew(person), given, now)
  const cells = { ...person, ...(group && { UserGroup: group.name }) }
  return {
    outcome: 'created', name: user.name, ...noRefusal, recordId: user.id,
    changes: (Object.entries(cells) as [FieldChange['Field'], string][]).flatMap(([Field, To]) => (To === '' ? [] : [{ Field, From: '', To }])),
    before: null, versionBefore: null, versionAfter: user.version, regrouped: { from: null, to: user.group_id, isNew: true },
  }
}

async function change(trx: Store, { viewer, groups, isTold, now }: PersonFrame, row: ImportRow, user: FoundUser): Promise<WrittenRow> {
  const named = groupOf(groups, row.cells)
  const moves = named !== null && named.id !== user.group_id
  const { fields, changes } = fieldsThatChange(user, row.cells)
  if (!moves && changes.length === 0) return wroteNothing('unchanged', user)
  if (!mayChange(viewer, user)) throw new Refusal(403, 'FORBIDDEN', `${user.name} stands above you or beside you.`, { reason: rowReason('aboveNamed', { name: user.name }) })
  if (moves && user.id === viewer.user.id) throw new Refusal(409, 'OWN_USER', ownGroupMessage, { reason: rowReason('ownGroup', {}) })
  const group = moves ? await findGroupToChange(trx, viewer, named.id, 'UserGroup') : null
  const columns = { ...(await userColumns(trx, user, fields, user.time_zone, now)), ...(group && { group_id: group.id }) }
  const { result: versionAfter, dropped } = await findDropped(trx, viewer, user, now, () => changeUser(trx, viewer, user, columns, now))
  if (!isTold) requireTold(dropped)
  if (group) await pushCodesOfUser(trx, user.account_id, user.id, 'update', now)
  return {
    outcome: 'changed', name: columns.name ?? user.name, ...(dropped.length > 0 ? endsHere : noRefusal), recordId: user.id,
    changes: [...changes, ...(group ? [{ Field: 'UserGroup' as const, From: user.group_name ?? '', To: group.name }] : [])],
    before: Object.fromEntries(Object.keys(columns).map((column) => [column, user[column as keyof FoundUser]])),
    versionBefore: user.version, versionAfter,
    ...(group && { regrouped: { from: user.group_id, to: group.id, isNew: false } }),
  }
}

/** Removes the person whom a row made, or gives back what it changed of one. Refusals: 403, 404, 409 `TAKEN`. */
export async function takeBackPerson(trx: Store, { viewer, now }: ImportContext, row: FoundRow): Promise<number | null> {
  const user = await findUserToChange(trx, viewer, row.record_id ?? 0)
  if (row.before === null) {
    await removeUser(trx, viewer, user, now)
    return null
  }
  const before = JSON.parse(row.before) as Partial<UsersTable>
  if (typeof before.group_id === 'number') await findGroupToChange(trx, viewer, before.group_id)
  await requireFree(trx, user, before)
  const version = await changeUser(trx, viewer, user, before, now)
  if (before.group_id !== undefined) await pushCodesOfUser(trx, user.account_id, user.id, 'update', now)
  return version
}

/** Refuses to give back what somebody else has taken since: 409 `TAKEN`. */
async function requireFree(trx: Store, user: FoundUser, before: Partial<UsersTable>): Promise<void> {
  const scope = { accountId: user.account_id, exceptId: user.id }
  const holders = [
    before.email ? await emailHolder(trx, scope, before.email) : null,
    before.phone ? await phoneHolder(trx, scope, before.phone) : null,
    before.directory_pin ? await directoryPinHolder(trx, scope, before.directory_pin) : null,
    before.username ? await usernameHolder(trx, scope, before.username) : null,
  ]
  if (holders.some((holder) => holder !== null)) throw new Refusal(409, 'TAKEN', 'Somebody else has the earlier address, number or PIN now.', { reason: rowReason('earlierTaken', {}) })
}

async function standsOn(store: Store, user: { id: number; name: string }): Promise<StayReason | null> {
  const code = await store.selectFrom('access_codes').select('id').where('user_id', '=', user.id).executeTakeFirst()
  if (code) return stays(`${user.name} has an access code since.`, 'hasCode', { name: user.name })
  const member = await store.selectFrom('call_group_members').select('id').where('user_id', '=', user.id).executeTakeFirst()
  const number = await store.selectFrom('call_group_numbers').select('id').where('user_id', '=', user.id).executeTakeFirst()
  if (member ?? number) return stays(`A call group rings ${user.name} since.`, 'rungByGroup', { name: user.name })
  const rule = await store.selectFrom('user_restrictions').select('user_id').where('user_id', '=', user.id).executeTakeFirst()
  if (rule) return stays(`${user.name} has hours of their own since.`, 'hasHours', { name: user.name })
  return (await invitesOf(store, user)).length > 0 ? stays(`${user.name} has sent invitations since.`, 'hasInvited', { name: user.name }) : null
}
