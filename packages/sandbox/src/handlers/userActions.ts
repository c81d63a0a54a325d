import { readPlaces } from '../access/places.ts'
import { sha256 } from '../bytes/bytes.ts'
import { readManagedGroups } from '../calls/callGroups.ts'
import { accountDeletedMail, deletionRefusedMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import { deletionDueAt, endDeletion } from '../people/deletionRequests.ts'
import { findUserToChange, type FoundUser, openMoveOut } from '../people/findUser.ts'
import { findGroupToChange } from '../people/groups.ts'
import { mailAddress } from '../people/mailFirstPassword.ts'
import { requireRight, type Viewer } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { type BeforeRegrouping, bulkGroup, bulkWebOff, bulkWebOn, doneRow, type DoneSlice, eachUser, inSlices, readUsers, requireOneByOne, type SelectedUser, selectedUsers, toBulkResult, usersPerSlice, usersPerStatement } from '../userActions/bulkActions.ts'
import { type BeforeMoveOut, moveOut, noAccessGroup } from '../userActions/moveOut.ts'
import { removeUser } from '../userActions/removeUser.ts'
import { byUser, giveGroupsBack, keepReceipt, keepTokenReceipt, markUsed, requireOpen, type Undoable, undoFor, undoMoveOut as giveBack } from '../userActions/undoReceipts.ts'
import { isBlocking, line, type PlanLine, planWarnings, wayLines, waysIn } from '../userActions/waysIn.ts'
import { type Handler, prepared } from './Handler.ts'
import { filled } from '../words/sentence.ts'
import type { Row } from '../store/schema.ts'

export const getUserDeletePlan: Handler<'getUserDeletePlan'> = async ({ ID }, { viewer, store, now }) => {
  const user = await findUserToChange(store, viewer, ID)
  const ways = await waysIn(store, user)
  const Warnings = await planWarnings(store, viewer, user, ways, now)
  const Lines = [
    ...wayLines(user, ways),
    ...(user.group_name === null ? [] : [line('group', [user.group_name])]),
    ...(ways.contacts === 0 ? [] : [line('contact', [], ways.contacts)]),
  ]
  return { ID, Name: user.name, Lines, Warnings, IsAllowed: !Warnings.some(isBlocking), Version: user.version }
}

export const deleteUser: Handler<'deleteUser'> = async ({ ID, Version }, { viewer, now, store, language }) => {
  const user = await findUserToChange(store, viewer, ID)
  requireSeenVersion(user, Version)
  const hasAsked = (await deletionDueAt(store, ID)) !== null
  await endDeletion(store, ID, { ended_at: now, ending: 'deleted' })
  await removeUser(store, viewer, user, now)
  if (hasAsked) await sendMail(store, { ...accountDeletedMail(user.language ?? language, user.name), accountId: user.account_id, to: mailAddress(user), sentAt: now })
  return { message: filled('{name} was deleted.', { name: user.name }) }
}

export const refuseAccountDeletion: Handler<'refuseAccountDeletion'> = async ({ ID, Reason }, { viewer, now, store, language }) => {
  const user = await findUserToChange(store, viewer, ID)
  if ((await deletionDueAt(store, ID)) === null) throw new Refusal(409, 'NO_DELETION_REQUEST', filled('{name} no longer asks to be deleted.', { name: user.name }))
  await endDeletion(store, ID, { ended_at: now, ending: 'refused', ended_by: viewer.user.name, reason: Reason })
  await sendMail(store, { ...deletionRefusedMail(user.language ?? language, user.name, viewer.user.name, Reason), accountId: user.account_id, to: mailAddress(user), sentAt: now })
  return { message: 'The request is refused.' }
}

export const getMoveOutPlan: Handler<'getMoveOutPlan'> = async ({ ID }, { viewer, store, now }) => {
  const user = await findUserToChange(store, viewer, ID)
  const group = await noAccessGroup(store, user.account_id)
  const ways = await waysIn(store, user)
  const Warnings = await planWarnings(store, viewer, user, ways, now)
  const Lines = [...groupLine(user, group), ...wayLines(user, ways)]
  return { ID, Name: user.name, Lines, Warnings, IsAllowed: !Warnings.some(isBlocking), Version: user.version }
}

export const moveOutUser: Handler<'moveOutUser'> = async ({ ID, Version }, { viewer, now, store }) => {
  const user = await findUserToChange(store, viewer, ID)
  requireSeenVersion(user, Version)
  const Lines = [...groupLine(user, await noAccessGroup(store, user.account_id)), ...wayLines(user, await waysIn(store, user))]
  const before = await moveOut(store, viewer, user, now)
  const ReceiptToken = await keepTokenReceipt(store, viewer, before, now)
  return { message: filled('{name} was moved out.', { name: user.name }), ReceiptToken, UndoUntil: toIso(now + undoFor), Lines }
}

function groupLine(user: FoundUser, group: { id: number; name: string }): PlanLine[] {
  if (user.group_id === group.id) return []
  return [...(user.group_name === null ? [] : [line('group', [user.group_name])]), line('groupMove', [group.name])]
}

export const undoMoveOut: Handler<'undoMoveOut'> = async (request, { store, now, viewer }) => {
  const hash = 'ReceiptToken' in request ? await sha256(request.ReceiptToken) : null
  const found = 'ID' in request
    ? await openMoveOut(store, await findUserToChange(store, viewer, request.ID), now)
    : await store.selectFrom('undo_receipts').selectAll().where('token_hash', '=', hash ?? '').executeTakeFirst()
  if (!found && 'ID' in request) throw new Refusal(409, 'RECEIPT_EXPIRED', 'There is nothing left to undo.')
  const isOthers = found !== undefined && found.account_id !== viewer.accountId
  const receipt = requireOpen(isOthers ? undefined : found, now)
  const people = await moveBackIn(store, viewer, receipt, now)
  return { message: 'The move-out was undone.', ID: people[0]?.userId ?? 0 }
}

/** Undoes every move-out of a receipt, or none of them. Inside a transaction. */
async function moveBackIn(trx: Store, viewer: Viewer, receipt: Row<'undo_receipts'>, now: number): Promise<BeforeMoveOut[]> {
  const people = JSON.parse(receipt.before) as BeforeMoveOut[]
  for (const person of people) await giveBack(trx, viewer, person, now)
  await markUsed(trx, receipt, now)
  return people
}

const undoableShown = 10

export const getUndoableActions: Handler<'getUndoableActions'> = async (_request, { now, store, viewer }) => {
  const rows = await store
    .selectFrom('undo_receipts')
    .leftJoin('user_groups', 'user_groups.id', 'undo_receipts.group_id')
    .select(['undo_receipts.id', 'kind', 'people', 'done_at', 'expires_at', 'user_groups.name as group_name'])
    .where('undo_receipts.account_id', '=', viewer.accountId)
    .where('by_user_id', '=', viewer.user.id)
    .where('token_hash', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('undo_receipts.id', 'desc')
    .limit(undoableShown)
    .execute()
  const Actions = rows.map((row) => ({
    ReceiptID: row.id, Kind: row.kind, People: row.people, UserGroupName: row.group_name ?? '', DoneAt: toIso(row.done_at), UndoUntil: toIso(row.expires_at),
  }))
  return { Actions }
}

export const undoBulkAction: Handler<'undoBulkAction'> = async ({ ReceiptID }, call) => {
  const { viewer, now } = call
  const found = await call.store.selectFrom('undo_receipts').selectAll().where('id', '=', ReceiptID).where('by_user_id', '=', viewer.user.id)
    .where('account_id', '=', viewer.accountId).executeTakeFirst()
  const receipt = requireOpen(found, now)
  if (receipt.kind === 'moveOut') {
    const people = await moveBackIn(call.store, viewer, receipt, now)
    return toBulkResult((await readUsers(call.store, viewer, people.map(({ userId }) => userId))).map((user) => doneRow(user)))
  }
  const before = byUser(JSON.parse(receipt.before) as BeforeRegrouping[])
  const choose = (trx: Store) => selectedUsers({ store: trx, vault: call.vault }, viewer, { SelectedUsers: [...before.keys()] }, now)
  const act = async (trx: Store, users: readonly SelectedUser[]) => ({ rows: await giveGroupsBack(trx, viewer, users, before, now) })
  const done = await inSlices(call, viewer, choose, usersPerStatement, act)
  await markUsed(call.store, receipt, now)
  return toBulkResult(done.flatMap(({ rows }) => rows))
}

export const saveBulkUserAction = prepared<'saveBulkUserAction'>(async ({ Selection, Action }, call) => {
  if (Action.Kind === 'delete') requireRight(call.user, 'users.delete')
  const { viewer, now } = call
  const isOneByOne = Action.Kind !== 'group' && !(Action.Kind === 'webAccess' && !Action.IsWebLoginEnabled)
  const choose = async (trx: Store) => {
    if (Action.Kind === 'group') await findGroupToChange(trx, viewer, Action.UserGroupID, 'UserGroupID')
    if (Action.Kind === 'moveOut') await noAccessGroup(trx, viewer.accountId)
    const selected = await selectedUsers({ store: trx, vault: call.vault }, viewer, Selection, now)
    if (isOneByOne) requireOneByOne(selected.users)
    return selected
  }

  async function act(trx: Store, users: readonly SelectedUser[]): Promise<DoneSlice> {
    switch (Action.Kind) {
      case 'group':
        return bulkGroup(trx, viewer, users, Action.UserGroupID, now)
      case 'webAccess':
        if (!Action.IsWebLoginEnabled) return { rows: await bulkWebOff(trx, viewer, users, now) }
        return { rows: await bulkWebOn(trx, viewer, users, await readManagedGroups(trx, viewer.accountId, { video: Action.VideoCallgroupId, voice: Action.VoiceCallgroupId }), now) }
      case 'moveOut': {
        const moved: BeforeMoveOut[] = []
        const places = await readPlaces(trx, viewer.accountId)
        const rows = await eachUser(trx, viewer, users, async (user) => void moved.push(await moveOut(trx, viewer, user, now, places)))
        return { rows, moved }
      }
      case 'delete': {
        const places = await readPlaces(trx, viewer.accountId)
        return { rows: await eachUser(trx, viewer, users, (user) => removeUser(trx, viewer, user, now, places)) }
      }
      default:
        return Action satisfies never
    }
  }

  const done = await inSlices(call, viewer, choose, isOneByOne ? usersPerSlice : usersPerStatement, act)
  const undoable: Undoable = Action.Kind === 'group'
    ? { kind: 'group', groupId: Action.UserGroupID, before: done.flatMap(({ regrouped = [] }) => regrouped) }
    : { kind: 'moveOut', before: done.flatMap(({ moved = [] }) => moved) }
  return async ({ store: trx }) => toBulkResult(done.flatMap(({ rows }) => rows), await keepReceipt(trx, viewer, undoable, now))
})

/** Refuses a change of a user who was changed after the plan was shown. */
function requireSeenVersion(user: { name: string; version: number }, seen: number): void {
  if (user.version !== seen) throw new Refusal(409, 'PLAN_CHANGED', filled('{name} was changed in the meantime. Check again what will happen.', { name: user.name }))
}
