import { type FoundUser, findUserToChange } from '../../people/findUser.ts'
import { keepReceipt, moveOut, noAccessGroup, undoFor } from '../../people/moveOut.ts'
import { requireUserViewer } from '../../people/viewer.ts'
import { line, type PlanLine, wayLines, waysIn } from '../../people/waysIn.ts'
import type { Handler } from '../Handler.ts'
import { requireSeenVersion } from './requireSeenVersion.ts'

export const moveOutUser: Handler<'moveOutUser'> = async ({ ID, Version }, call) => {
  const viewer = await requireUserViewer(call, 'users.edit', ID)
  const now = call.clock.now()
  return call.store.transaction().execute(async (trx) => {
    const user = await findUserToChange(trx, viewer, ID)
    requireSeenVersion(user, Version)
    const Lines = [...groupLine(user, await noAccessGroup(trx, user.account_id)), ...wayLines(user, await waysIn(trx, user))]
    const before = await moveOut(trx, viewer, user, now)
    const ReceiptToken = await keepReceipt(trx, viewer, [before], now)
    return { message: `${user.name} is moved out.`, ReceiptToken, UndoUntil: new Date(now + undoFor).toISOString(), Lines }
  })
}

export function groupLine(user: FoundUser, group: { id: number; name: string }): PlanLine[] {
  if (user.group_id === group.id) return []
  const from = user.group_name === null ? '' : ` from ${user.group_name}`
  return [line('group', `Moves${from} to ${group.name}`, 1)]
}
