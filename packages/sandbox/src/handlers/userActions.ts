import { readPlaces } from '../access/places.ts'
import { sha256 } from '../bytes/digest.ts'
import { type SelectedUser, selectedUsers, toBulkResult } from '../people/bulk.ts'
import { bulkGroup, bulkWebOff, bulkWebOn, eachUser, requireOneByOne } from '../people/bulkActions.ts'
import { findUserToChange, type FoundUser } from '../people/findUser.ts'
import { findGroupToChange } from '../people/groups.ts'
import { type DoneSlice, inSlices, peoplePerSlice, peoplePerStatement } from '../people/inSlices.ts'
import { type BeforeMoveOut, keepReceipt, moveOut, noAccessGroup, undoFor } from '../people/moveOut.ts'
import { openMoveOut } from '../people/openMoveOut.ts'
import { removeUser } from '../people/removeUser.ts'
import { requireRight } from '../people/requireRight.ts'
import { undoMoveOut as giveBack } from '../people/undoMoveOut.ts'
import { viewerOfUser, viewerOf } from '../people/viewer.ts'
import { isBlocking, line, type PlanLine, planWarnings, wayLines, waysIn } from '../people/waysIn.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import type { Handler } from './Handler.ts'

export const getUserDeletePlan: Handler<'getUserDeletePlan'> = async ({ ID }, call) => {
  const viewer = await viewerOfUser(call, ID)
  const user = await findUserToChange(call.store, viewer, ID)
  const ways = await waysIn(call.store, user)
  const Warnings = await planWarnings(call.store, viewer, user, ways, call.clock.now())
  const Lines = [
    ...wayLines(user, ways),
    ...(user.group_name === null ? [] : [line('group', `Leaves the group ${user.group_name}`, 1)]),
    ...(ways.contacts === 0 ? [] : [line('contact', 'Contacts stay with the property', ways.contacts)]),
  ]
  return { ID, Name: user.name, Lines, Warnings, IsAllowed: !Warnings.some(isBlocking), Version: user.version }
}

export const deleteUser: Handler<'deleteUser'> = async ({ ID, Version }, call) => {
  const viewer = await viewerOfUser(call, ID)
  const name = await call.store.transaction().execute(async (trx) => {
    const user = await findUserToChange(trx, viewer, ID)
    requireSeenVersion(user, Version)
    await removeUser(trx, viewer, user, call.clock.now())
    return user.name
  })
  return { message: `${name} is deleted.` }
}

export const getMoveOutPlan: Handler<'getMoveOutPlan'> = async ({ ID }, call) => {
  const viewer = await viewerOfUser(call, ID)
  const user = await findUserToChange(call.store, viewer, ID)
  const group = await noAccessGroup(call.store, user.account_id)
  const ways = await waysIn(call.store, user)
  const Warnings = await planWarnings(call.store, viewer, user, ways, call.clock.now())
  const Lines = [...groupLine(user, group), ...wayLines(user, ways)]
  return { ID, Name: user.name, Lines, Warnings, IsAllowed: !Warnings.some(isBlocking), Version: user.version }
}

export const moveOutUser: Handler<'moveOutUser'> = async ({ ID, Version }, call) => {
  const viewer = await viewerOfUser(call, ID)
  const now = call.clock.now()
  return call.store.transaction().execute(async (trx) => {
    const user = await findUserToChange(trx, viewer, ID)
    requireSeenVersion(user, Version)
    const Lines = [...groupLine(user, await noAccessGroup(trx, user.account_id)), ...wayLines(user, await waysIn(trx, user))]
    const before = await moveOut(trx, viewer, user, now)
    const ReceiptToken = await keepReceipt(trx, viewer, [before], now)
    return { message: `${user.name} is moved out.`, ReceiptToken, UndoUntil: toIso(now + undoFor), Lines }
  })
}

function groupLine(user: FoundUser, group: { id: number; name: string }): PlanLine[] {
  if (user.group_id === group.id) return []
  const from = user.group_name === null ? '' : ` from ${user.group_name}`
  return [line('group', `Moves${from} to ${group.name}`, 1)]
}

export const undoMoveOut: Handler<'undoMoveOut'> = async (request, call) => {
  const { store, clock } = call
  const viewer = await viewerOf(call)
  const now = clock.now()
  const hash = 'ReceiptToken' in request ? await sha256(request.ReceiptToken) : null
  return store.transaction().execute(async (trx) => {
    const receipt = 'ID' in request
      ? await openMoveOut(trx, await findUserToChange(trx, viewer, request.ID), now)
      : await trx.selectFrom('move_out_receipts').selectAll().where('token_hash', '=', hash ?? '').executeTakeFirst()
    if (!receipt && 'ID' in request) throw new Refusal(409, 'RECEIPT_EXPIRED', 'There is nothing to take back any more.')
    if (!receipt || (receipt.account_id !== viewer.accountId && !viewer.isOperator)) {
      throw new Refusal(404, 'RECEIPT_UNKNOWN', 'There is nothing to take back.')
    }
    if (receipt.used_at !== null) throw new Refusal(409, 'RECEIPT_USED', 'This was taken back already.')
    if (receipt.expires_at <= now) throw new Refusal(409, 'RECEIPT_EXPIRED', 'It is too late to take this back.')
    const people = JSON.parse(receipt.before) as BeforeMoveOut[]
    for (const person of people) await giveBack(trx, { ...viewer, accountId: receipt.account_id }, person, now)
    await trx.updateTable('move_out_receipts').set({ used_at: now }).where('token_hash', '=', receipt.token_hash).execute()
    return { message: people.length === 1 ? 'The move-out is taken back.' : `${people.length} move-outs are taken back.`, ID: people[0]?.userId ?? 0 }
  })
}

export const saveBulkUserAction: Handler<'saveBulkUserAction'> = async ({ Selection, Action }, call) => {
  const account = 'Filter' in Selection ? Selection.Filter.accountID : undefined
  if (Action.Kind === 'delete') requireRight(call.user, 'users.delete')
  const viewer = await viewerOf(call, account)
  const now = call.clock.now()
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
        return { rows: await bulkGroup(trx, viewer, users, Action.UserGroupID, now) }
      case 'webAccess':
        return { rows: await (Action.IsWebLoginEnabled ? bulkWebOn : bulkWebOff)(trx, viewer, users, now) }
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

  const done = await inSlices(call, viewer, choose, isOneByOne ? peoplePerSlice : peoplePerStatement, act)
  const moved = done.flatMap((slice) => slice.moved ?? [])
  const token = moved.length === 0 ? undefined : await keepReceipt(call.store, viewer, moved, now)
  return toBulkResult(done.flatMap(({ rows }) => rows), token)
}

/** Refuses if the user has changed since the person saw the plan: it may no longer be what they agreed to. */
function requireSeenVersion(user: { name: string; version: number }, seen: number): void {
  if (user.version !== seen) throw new Refusal(409, 'PLAN_CHANGED', `${user.name} was changed meanwhile. Look at what will happen again.`)
}
