import type { endpoints, RequestOf, ResponseOf } from '@portal/api-client/contract'
import { UserType } from '@portal/domain'
import { sql } from 'kysely'
import { pushCodesOfUsers } from '../accessCodes/pushCodesOfUsers.ts'
import { lacksCallGroup, type ManagedGroups, ringManager } from '../calls/callGroups.ts'
import { findUserToChange, type FoundUser } from '../people/findUser.ts'
import { countUsers, idsOfUsers, userSet } from '../people/findUsers.ts'
import { userColumns } from '../people/userColumns.ts'
import { mayChange, maySee, standingColumns, type StandingRow, type Viewer } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { changeUser, endSessions } from './changeUser.ts'
import { ownGroupMessage } from './moveToGroup.ts'
import { filled, readSentence, type Sentence, type Unsaid } from '../words/sentence.ts'
import { inTransaction, type Progress, type TransactionOptions } from '../store/transaction.ts'
import type { BeforeMoveOut } from './moveOut.ts'

/** The largest number of users who are changed one by one. */
const oneByOne = 5000

/** The data for undoing one user's group change: the old group, and the version after the change. Another version means a later change. */
export type BeforeRegrouping = [userId: number, groupId: number | null, versionAfter: number]

/** Moves the selected users, except the viewer, into one group in one statement, however many they are. */
export async function bulkGroup(trx: Store, viewer: Viewer, users: readonly SelectedUser[], groupId: number, now: number): Promise<{ rows: RowResult[]; regrouped: BeforeRegrouping[] }> {
  const isOwn = ({ id }: SelectedUser) => id === viewer.user.id
  const changed = users.filter((user) => user.isAllowed && !isOwn(user) && user.group_id !== groupId)
  await updateAll(trx, viewer, changed, { group_id: groupId }, now)
  await pushCodesOfUsers(trx, viewer.accountId, changed.map(({ id }) => id), 'update', now)
  const rows = users.map((user) => {
    if (!user.isAllowed) return aboveRow(user)
    return isOwn(user) ? refusedRow(user, 'OWN_USER', ownGroupMessage) : doneRow(user, user.group_id !== groupId)
  })
  return { rows, regrouped: changed.map(({ id, group_id: before, version }) => [id, before, version + 1]) }
}

/** Turns web access off for the selected users in one statement. Administrators are changed one by one, since one of them must keep it. */
export async function bulkWebOff(trx: Store, viewer: Viewer, users: readonly SelectedUser[], now: number): Promise<RowResult[]> {
  const rows: RowResult[] = []
  const plain = users.filter(({ isAllowed, has_web_access: web, is_user_admin: admin, id }) => isAllowed && web === 1 && admin === 0 && id !== viewer.user.id)
  await updateAll(trx, viewer, plain, { has_web_access: 0 }, now)
  await endSessions(trx, plain.map(({ id }) => id))
  const isPlain = new Set(plain)
  for (const user of users) {
    if (!user.isAllowed) rows.push(aboveRow(user))
    else if (isPlain.has(user) || user.has_web_access === 0) rows.push(doneRow(user, user.has_web_access === 1))
    else rows.push(await attempt(user, () => changeUser(trx, viewer, user, { has_web_access: 0 }, now)))
  }
  return rows
}

/** Turns web access on for users, one by one, since each needs a username. Managers without a call group get the chosen one. */
export function bulkWebOn(trx: Store, viewer: Viewer, users: readonly SelectedUser[], groups: ManagedGroups, now: number): Promise<RowResult[]> {
  return eachUser(trx, viewer, users.filter(({ has_web_access: web }) => web === 0), async (user) => {
    const columns = await userColumns(trx, user, { IsWebLoginEnabled: true }, user.time_zone, now)
    const group = lacksCallGroup(user) ? groups[user.user_type_id === UserType.CallGroupManager ? 'video' : 'voice'] : null
    await changeUser(trx, viewer, user, group ? { ...columns, call_group_id: group.id } : columns, now)
    await ringManager(trx, group, user)
  }).then((rows) => [...rows, ...users.filter(({ has_web_access: web }) => web === 1).map((user) => (user.isAllowed ? doneRow(user, false) : aboveRow(user)))])
}

/** Refuses more than 5,000 users: 400 `SELECTION_TOO_LARGE`. */
export function requireOneByOne(users: readonly SelectedUser[]): readonly SelectedUser[] {
  if (users.length <= oneByOne) return users
  throw new Refusal(400, 'SELECTION_TOO_LARGE', filled('This works for up to {most} users at a time, not for {count}.', { most: oneByOne, count: users.length }))
}

/** Acts on the users one by one; a refusal of one user does not affect the others. */
export async function eachUser(trx: Store, viewer: Viewer, users: readonly SelectedUser[], act: (user: FoundUser) => Promise<void>): Promise<RowResult[]> {
  const rows: RowResult[] = []
  for (const user of users) rows.push(await attempt(user, async () => act(await findUserToChange(trx, viewer, user.id))))
  return rows
}

/** Runs an action on one user and catches its refusal. A refused action changes nothing, since it writes only after its last check. */
export async function attempt(user: SelectedUser, act: () => Promise<unknown>): Promise<RowResult> {
  try {
    await act()
    return doneRow(user)
  } catch (error) {
    if (error instanceof Refusal) return refusedRow(user, error.code, error.sentence)
    throw error
  }
}

/** Writes the same columns of many users in one statement. Inside a transaction. */
export async function updateAll(trx: Store, viewer: Viewer, users: readonly SelectedUser[], columns: { group_id: number | null } | { has_web_access: 0 }, now: number): Promise<void> {
  if (users.length === 0) return
  const change = { ...columns, version: sql<number>`version + 1`, updated_at: now, updated_by: viewer.user.name }
  await trx.updateTable('users').set(change).where(inIds('id', users.map(({ id }) => id))).execute()
}

type Selection = RequestOf<(typeof endpoints)['saveBulkUserAction']>['Selection']
type BulkResult = Unsaid<ResponseOf<(typeof endpoints)['saveBulkUserAction']>>
export type RowResult = BulkResult['Results'][number]

const resultsShown = 1000

/** The columns of a user that decide whether an action is allowed. */
export type SelectedUser = StandingRow &
  Pick<Row<'users'>, 'name' | 'email' | 'username' | 'call_group_id' | 'has_web_access' | 'web_login_until_at' | 'valid_until_at' | 'password_hash' | 'language' | 'removed_at' | 'version'> & { isAllowed: boolean }

/** The users of a selection that the viewer may see. 409 `SELECTION_CHANGED` if the number of matching users has changed since it was shown. */
export async function selectedUsers({ store, vault }: Pick<Services, 'store' | 'vault'>, viewer: Viewer, selection: Selection, now: number): Promise<{ users: SelectedUser[]; missing: number[] }> {
  if ('SelectedUsers' in selection) {
    const ids = [...new Set(selection.SelectedUsers)]
    const users = await readUsers(store, viewer, ids)
    const found = new Set(users.map(({ id }) => id))
    return { users, missing: ids.filter((id) => !found.has(id)) }
  }
  const set = await userSet({ store, vault }, viewer, selection.Filter, now)
  const count = await countUsers(store, set)
  if (count !== selection.ExpectedCount) {
    throw new Refusal(409, 'SELECTION_CHANGED', filled('The filter now matches {count} users, not {expected}.', { count, expected: selection.ExpectedCount }), { body: { count } })
  }
  const except = new Set(selection.ExceptUsers)
  return { users: await readUsers(store, viewer, (await idsOfUsers(store, set)).filter((id) => !except.has(id))), missing: [] }
}

/** Reads the users of the account that the viewer may see, and whether the viewer may change each. */
export async function readUsers(store: Store, viewer: Viewer, ids: readonly number[]): Promise<SelectedUser[]> {
  const rows = await store
    .selectFrom('users')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .select(standingColumns)
    .select(['users.name', 'users.email', 'users.username', 'users.call_group_id', 'users.has_web_access', 'users.web_login_until_at', 'users.valid_until_at', 'users.password_hash', 'users.language', 'users.removed_at', 'users.version', 'user_groups.hierarchy_level'])
    .where('users.account_id', '=', viewer.accountId)
    .where('users.removed_at', 'is', null)
    .where(inIds('users.id', ids))
    .execute()
  return rows.flatMap((user) => (maySee(viewer, user) ? { ...user, isAllowed: mayChange(viewer, user) } : []))
}

export function refusedRow(user: Pick<SelectedUser, 'id' | 'name'>, Code: string, message: Sentence): RowResult {
  return { ID: user.id, Name: user.name, Outcome: 'refused', Code, message }
}

export function doneRow({ id, name }: Pick<SelectedUser, 'id' | 'name'>, isChanged = true): RowResult {
  return { ID: id, Name: name, Outcome: isChanged ? 'done' : 'unchanged', Code: '', message: '' }
}

const missingRow = (id: number) => refusedRow({ id, name: '' }, 'NOT_FOUND', 'There is no such user.')
export const aboveRow = (user: SelectedUser) => refusedRow(user, 'FORBIDDEN', 'This user is at your level or above it.')

export function toBulkResult(rows: readonly RowResult[], ReceiptID?: number): BulkResult {
  const of = (outcome: RowResult['Outcome']) => rows.filter(({ Outcome }) => Outcome === outcome)
  const [done, unchanged, refused] = [of('done'), of('unchanged'), of('refused')]
  return {
    message: filled('{done} changed, {unchanged} unchanged, {refused} refused.', { done: done.length, unchanged: unchanged.length, refused: refused.length }),
    Done: done.length,
    Unchanged: unchanged.length,
    Refused: refused.length,
    Results: [...refused, ...done, ...unchanged].slice(0, resultsShown),
    ...(ReceiptID === undefined ? {} : { ReceiptID }),
  }
}

/** The results for one slice of users. */
export interface DoneSlice {
  rows: RowResult[]
  /** The undo data of this slice's move-outs. */
  moved?: BeforeMoveOut[]
  /** The undo data of this slice's group changes. */
  regrouped?: BeforeRegrouping[]
}

/** The users who were selected at the start, and the ids that don't exist. */
interface Chosen {
  users: readonly SelectedUser[]
  missing: readonly number[]
}

interface KeptChoice {
  ids: number[]
  missing: number[]
}

/** The size of a slice if each user takes some twenty statements. */
export const usersPerSlice = 25
/** The size of a slice if one statement changes everyone in it. */
export const usersPerStatement = 2000

/** Milliseconds between two slices. A timer lets waiting requests run, which a chain of promises doesn't. */
const pause = 0

/**
 * Acts on users, `size` of them in one transaction, and lets other requests run between two slices. Each slice uses the current data. If
 * the process ends during a call, the next call under the same Idempotency-Key continues where it stopped.
 */
export async function inSlices(
  { store, progress, options }: { store: Store; progress: Progress; options: TransactionOptions },
  viewer: Viewer,
  choose: (trx: Store) => Promise<Chosen>,
  size: number,
  act: (trx: Store, users: readonly SelectedUser[]) => Promise<DoneSlice>,
): Promise<DoneSlice[]> {
  const [chosen, ...kept] = await progress.read()
  const done = kept.map(readDone)
  const { ids, missing } = chosen === undefined ? await inTransaction(store, chooseOnce, options) : (JSON.parse(chosen) as KeptChoice)

  /** If all users fit into one slice, the slice is done in the transaction that chose them. */
  async function chooseOnce(trx: Store): Promise<KeptChoice> {
    const found = await choose(trx)
    const choice = { ids: found.users.map(({ id }) => id), missing: [...found.missing] }
    if (choice.ids.length === 0 || choice.ids.length > size) {
      await progress.add(trx, JSON.stringify(choice))
      return choice
    }
    const only = await act(trx, found.users)
    await progress.add(trx, JSON.stringify(choice), JSON.stringify(only))
    done.push(only)
    return choice
  }

  async function doSlice(trx: Store, slice: readonly number[]): Promise<DoneSlice> {
    const users = await readUsers(trx, viewer, slice)
    const present = new Set(users.map(({ id }) => id))
    const { rows, ...rest } = await act(trx, users)
    const result = { ...rest, rows: [...slice.filter((id) => !present.has(id)).map(missingRow), ...rows] }
    await progress.add(trx, JSON.stringify(result))
    return result
  }

  for (let from = done.length * size; from < ids.length; from += size) {
    done.push(await inTransaction(store, (trx) => doSlice(trx, ids.slice(from, from + size)), options))
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return [{ rows: missing.map(missingRow) }, ...done]
}

function readDone(part: string): DoneSlice {
  const done = JSON.parse(part) as DoneSlice
  return { ...done, rows: done.rows.map((row) => ({ ...row, message: readSentence(row.message as string) })) }
}
