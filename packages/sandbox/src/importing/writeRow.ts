import type { ImportChoice, PersonCells } from '@portal/domain'
import { sql } from 'kysely'
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
import type { UsersTable } from '../store/schema.ts'
import { matchPerson } from './matchPerson.ts'
import { type FieldChange, fieldsOfNew, fieldsThatChange, groupOf, nameOf } from './rowPerson.ts'

/** What every row of a slice is judged by. */
export interface ImportFrame {
  viewer: Viewer
  propertyId: number
  /** The groups that the viewer may see. */
  groups: readonly GroupRow[]
  now: number
}

export interface ImportRow {
  choice: ImportChoice
  person: PersonCells
}

/** What a row did. */
export interface WrittenRow {
  outcome: 'created' | 'changed' | 'unchanged' | 'skipped' | 'failed'
  name: string
  code: string
  message: string
  userId: number | null
  changes: FieldChange[]
  /** The columns of the person as they were; null for a new person and for a row that wrote nothing. */
  before: Partial<UsersTable> | null
  versionBefore: number | null
  versionAfter: number | null
  /** The person's group before and after; absent where the row does not touch it. */
  regrouped?: { from: number | null; to: number | null; isNew: boolean }
}

/** Does what one row says, whole or not at all: a refusal becomes the row's outcome. Inside a transaction. */
export async function writeRow(trx: Store, frame: ImportFrame, row: ImportRow): Promise<WrittenRow> {
  await sql`savepoint import_row`.execute(trx)
  try {
    const written = await write(trx, frame, row)
    await sql`release import_row`.execute(trx)
    return written
  } catch (error) {
    await sql`rollback to import_row`.execute(trx)
    await sql`release import_row`.execute(trx)
    if (!(error instanceof Refusal)) throw error
    return { ...nothing(row, 'failed', null), code: error.code, message: error.message }
  }
}

async function write(trx: Store, frame: ImportFrame, row: ImportRow): Promise<WrittenRow> {
  const { viewer, propertyId } = frame
  const id = await matchPerson(trx, viewer, propertyId, row.person)
  if (id === null || row.choice === 'keepBoth') return create(trx, frame, row)
  const user = await findUser(trx, viewer, id)
  return row.choice === 'skip' ? nothing(row, 'skipped', user) : change(trx, frame, row, user)
}

async function create(trx: Store, { viewer, propertyId, groups, now }: ImportFrame, { person }: ImportRow): Promise<WrittenRow> {
  const named = groupOf(groups, person)
  const group = named && (await findGroupToChange(trx, viewer, named.id, 'UserGroup'))
  const given = { property_id: propertyId, group_id: group?.id ?? null, call_group_id: null, password_hash: '' }
  const user = await newUser(trx, viewer, fieldsOfNew(person), given, now)
  const cells = { ...person, ...(group && { UserGroup: group.name }) }
  return {
    outcome: 'created', name: user.name, code: '', message: '', userId: user.id,
    changes: (Object.entries(cells) as [FieldChange['Field'], string][]).flatMap(([Field, To]) => (To === '' ? [] : [{ Field, From: '', To }])),
    before: null, versionBefore: null, versionAfter: user.version, regrouped: { from: null, to: user.group_id, isNew: true },
  }
}

async function change(trx: Store, { viewer, groups, now }: ImportFrame, row: ImportRow, user: FoundUser): Promise<WrittenRow> {
  const named = groupOf(groups, row.person)
  const moves = named !== null && named.id !== user.group_id
  const { fields, changes } = fieldsThatChange(user, row.person)
  if (!moves && changes.length === 0) return nothing(row, 'unchanged', user)
  if (!mayChange(viewer, user)) throw new Refusal(403, 'FORBIDDEN', `${user.name} stands above you or beside you.`)
  if (moves && user.id === viewer.user.id) throw new Refusal(409, 'OWN_USER', ownGroupMessage)
  const group = moves ? await findGroupToChange(trx, viewer, named.id, 'UserGroup') : null
  const columns = { ...(await userColumns(trx, user, fields, user.time_zone, now)), ...(group && { group_id: group.id }) }
  const versionAfter = await changeUser(trx, viewer, user, columns, now)
  if (group) await pushCodesOfUser(trx, user.account_id, user.id, 'update', now)
  return {
    outcome: 'changed', name: columns.name ?? user.name, code: '', message: '', userId: user.id,
    changes: [...changes, ...(group ? [{ Field: 'UserGroup' as const, From: user.group_name ?? '', To: group.name }] : [])],
    before: Object.fromEntries(Object.keys(columns).map((column) => [column, user[column as keyof FoundUser]])),
    versionBefore: user.version, versionAfter,
    ...(group && { regrouped: { from: user.group_id, to: group.id, isNew: false } }),
  }
}

function nothing({ person }: ImportRow, outcome: WrittenRow['outcome'], user: FoundUser | null): WrittenRow {
  return {
    outcome, name: user?.name ?? nameOf(person), code: '', message: '', userId: user?.id ?? null, changes: [], before: null, versionBefore: null, versionAfter: null,
  }
}
