import { findUserToChange } from '../../people/findUser.ts'
import { noAccessGroup } from '../../people/moveOut.ts'
import { requireUserViewer } from '../../people/viewer.ts'
import { isBlocking, planWarnings, wayLines, waysIn } from '../../people/waysIn.ts'
import type { Handler } from '../Handler.ts'
import { groupLine } from './moveOutUser.ts'

export const getMoveOutPlan: Handler<'getMoveOutPlan'> = async ({ ID }, call) => {
  const viewer = await requireUserViewer(call, 'users.edit', ID)
  const user = await findUserToChange(call.store, viewer, ID)
  const group = await noAccessGroup(call.store, user.account_id)
  const ways = await waysIn(call.store, user)
  const Warnings = await planWarnings(call.store, viewer, user, ways)
  const Lines = [...groupLine(user, group), ...wayLines(user, ways)]
  return { ID, Name: user.name, Lines, Warnings, IsAllowed: !Warnings.some(isBlocking), Version: user.version }
}
