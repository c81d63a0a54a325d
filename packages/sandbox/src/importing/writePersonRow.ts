import { rowReason } from '@portal/domain'
import { findDropped, requireTold } from '../calls/newlyDropped.ts'
import { changeUser } from '../people/changeUser.ts'
import { findUser, type FoundUser } from '../people/findUser.ts'
import { findGroupToChange, type GroupRow } from '../people/groups.ts'
import { ownGroupMessage } from '../people/moveToGroup.ts'
import { newUser } from '../people/newUser.ts'
import { pushCodesOfUser } from '../people/pushCodesOfUser.ts'
import { userColumns } from '../people/userColumns.ts'
import { mayChange, type Viewer } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { matchPerson } from './matchPerson.ts'
import type { FieldChange, FreedPins, ImportRow, WrittenRow } from './ImportedKind.ts'
import { fieldsOfNew, fieldsThatChange, groupOf } from './rowPerson.ts'
import { endsHere, noRefusal, wroteNothing } from './writeRow.ts'

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
