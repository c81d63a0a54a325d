import { mayChangeGroup } from '@portal/domain'
import { readPlaces } from '../access/places.ts'
import { findTaken } from '../accessCodes/findTaken.ts'
import { pushCodesOfUsers } from '../accessCodes/pushCodesOfUsers.ts'
import { randomToken, sha256 } from '../bytes/bytes.ts'
import { returnToCallGroups } from '../calls/callGroups.ts'
import { findUserToChange } from '../people/findUser.ts'
import { findGroupToChange, standingOfGroup, visibleGroups } from '../people/groups.ts'
import { requirePlaceable } from '../people/guards.ts'
import { returnToUnits } from '../people/units.ts'
import { directoryPinHolder } from '../people/taken.ts'
import type { Viewer } from '../people/viewer.ts'
import { Refusal, taken } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { aboveRow, attempt, type BeforeRegrouping, refusedRow, type RowResult, type SelectedUser, updateAll } from './bulkActions.ts'
import { changeUser } from './changeUser.ts'
import { type BeforeMoveOut, setActive } from './moveOut.ts'
import { setRevoked } from './invitesOf.ts'
import { filled } from '../words/sentence.ts'

/** How long a move-out or a group change can be undone, in milliseconds. */
export const undoFor = 24 * 3_600_000

/** The undo data of an action. */
export type Undoable = { kind: 'moveOut'; before: readonly BeforeMoveOut[] } | { kind: 'group'; groupId: number; before: readonly BeforeRegrouping[] }

/** Stores the undo data of a bulk action. Returns the receipt's id; undefined if no one was changed. */
export async function keepReceipt(trx: Store, viewer: Viewer, undoable: Undoable, now: number): Promise<number | undefined> {
  return undoable.before.length === 0 ? undefined : insertReceipt(trx, viewer, undoable, now, null)
}

/** Stores the undo data of a user's move-out. Returns the token that undoes it. */
export async function keepTokenReceipt(trx: Store, viewer: Viewer, before: BeforeMoveOut, now: number): Promise<string> {
  const token = randomToken(24)
  await insertReceipt(trx, viewer, { kind: 'moveOut', before: [before] }, now, await sha256(token))
  return token
}

export async function insertReceipt(trx: Store, { accountId, user }: Pick<Viewer, 'accountId'> & { user: { id: number } }, undoable: Undoable, now: number, tokenHash: string | null): Promise<number> {
  const { id } = await trx
    .insertInto('undo_receipts')
    .values({
      account_id: accountId,
      by_user_id: user.id,
      kind: undoable.kind,
      group_id: undoable.kind === 'group' ? undoable.groupId : null,
      people: undoable.before.length,
      token_hash: tokenHash,
      before: JSON.stringify(undoable.before),
      done_at: now,
      expires_at: now + undoFor,
      used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Refuses a receipt that can't be used: 404 `RECEIPT_UNKNOWN`, 409 `RECEIPT_USED`, 409 `RECEIPT_EXPIRED`. */
export function requireOpen(receipt: Row<'undo_receipts'> | undefined, now: number): Row<'undo_receipts'> {
  if (!receipt) throw new Refusal(404, 'RECEIPT_UNKNOWN', 'There is nothing to undo.')
  if (receipt.used_at !== null) throw new Refusal(409, 'RECEIPT_USED', 'This was already undone.')
  if (receipt.expires_at <= now) throw new Refusal(409, 'RECEIPT_EXPIRED', 'It is too late to undo this.')
  return receipt
}

export async function markUsed(trx: Store, { id }: Pick<Row<'undo_receipts'>, 'id'>, now: number): Promise<void> {
  await trx.updateTable('undo_receipts').set({ used_at: now }).where('id', '=', id).execute()
}

/** Restores one user to the state before the move-out. Refuses with 409 `CONFLICT` or 409 `TAKEN`. Inside a transaction. */
export async function undoMoveOut(trx: Store, viewer: Viewer, before: BeforeMoveOut, now: number): Promise<void> {
  const user = await findUserToChange(trx, viewer, before.userId)
  if (user.version !== before.versionAfter) {
    throw new Refusal(409, 'CONFLICT', filled('{name} was changed since. Open the user and change back what you need.', { name: user.name }))
  }
  const pin = before.columns.directory_pin
  const scope = { accountId: user.account_id, exceptId: user.id }
  if (pin !== '' && (await directoryPinHolder(trx, scope, pin))) throw taken('DirectoryPin', filled('Another user now has the directory PIN {pin}.', { pin }))
  await requireGroup(trx, viewer, before)
  await requireFreeCodes(trx, viewer, before.activeCodes, now)
  await setActive(trx, before.activeCodes, 1)
  await setRevoked(trx, before.invites, null)
  await returnToCallGroups(trx, before.callPlaces)
  const unit = await returnToUnits(trx, user, { first: before.columns, further: before.furtherUnits }, now)
  await changeUser(trx, viewer, user, { ...before.columns, ...unit }, now)
  if (!before.keepsAccess) await pushCodesOfUsers(trx, user.account_id, [user.id], 'add', now)
}

async function requireGroup(store: Store, viewer: Viewer, { columns: { group_id: id } }: BeforeMoveOut): Promise<void> {
  if (id === null) return
  const isThere = await store.selectFrom('user_groups').select('id').where('id', '=', id).executeTakeFirst()
  if (!isThere) throw new Refusal(409, 'CONFLICT', 'The group of this user was deleted in the meantime.')
  await findGroupToChange(store, viewer, id)
}

/** Refuses to restore a code that another user has got meanwhile. */
async function requireFreeCodes(store: Store, viewer: Viewer, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return
  const places = await readPlaces(store, viewer.accountId)
  for (const id of ids) {
    const code = await store.selectFrom('access_codes').selectAll().where('id', '=', id).executeTakeFirst()
    if (!code) throw new Refusal(409, 'CONFLICT', 'A code of this user was deleted in the meantime.')
    const holder = await findTaken(store, { viewer, places, ownId: id }, 'account', code, now)
    if (holder) throw taken(holder.field, holder.by === null ? 'Another user now has an entry method of this user.' : filled('{name} now has an entry method of this user.', { name: holder.by }))
  }
}

interface Kept {
  groupId: number | null
  version: number
}

export const byUser = (before: readonly BeforeRegrouping[]): ReadonlyMap<number, Kept> =>
  new Map(before.map(([userId, groupId, version]) => [userId, { groupId, version }]))

/** Restores users' groups. Refuses users who have changed since, or whose group was deleted. Inside a transaction. */
export async function giveGroupsBack(trx: Store, viewer: Viewer, users: readonly SelectedUser[], before: ReadonlyMap<number, Kept>, now: number): Promise<RowResult[]> {
  const groups = await visibleGroups(trx, viewer)
  const open = new Set(groups.filter((group) => mayChangeGroup(viewer.standing, standingOfGroup(group))).map(({ id }) => id))
  const returning = new Map<number | null, SelectedUser[]>()
  const rows: RowResult[] = []
  for (const user of users) {
    const was = before.get(user.id)
    if (!user.isAllowed) rows.push(aboveRow(user))
    else if (was === undefined || was.version !== user.version) rows.push(refusedRow(user, 'CONFLICT', filled('{name} was changed since.', { name: user.name })))
    else if (was.groupId !== null && !open.has(was.groupId)) rows.push(refusedRow(user, 'CONFLICT', filled('The old user group of {name} no longer exists.', { name: user.name })))
    else {
      const row = await attempt(user, () => Promise.resolve(requirePlaceable(viewer, user, { group_id: was.groupId })))
      rows.push(row)
      if (row.Outcome !== 'done') continue
      const together = returning.get(was.groupId)
      if (together) together.push(user)
      else returning.set(was.groupId, [user])
    }
  }
  for (const [groupId, people] of returning) await updateAll(trx, viewer, people, { group_id: groupId }, now)
  await pushCodesOfUsers(trx, viewer.accountId, [...returning.values()].flat().map(({ id }) => id), 'update', now)
  return rows
}
