import { findUserToChange } from '../../people/findUser.ts'
import { requireUserViewer } from '../../people/viewer.ts'
import { isBlocking, line, planWarnings, wayLines, waysIn } from '../../people/waysIn.ts'
import type { Handler } from '../Handler.ts'

export const getUserDeletePlan: Handler<'getUserDeletePlan'> = async ({ ID }, call) => {
  const viewer = await requireUserViewer(call, 'users.delete', ID)
  const user = await findUserToChange(call.store, viewer, ID)
  const ways = await waysIn(call.store, user)
  const Warnings = await planWarnings(call.store, viewer, user, ways)
  const Lines = [
    ...wayLines(user, ways),
    ...(user.group_name === null ? [] : [line('group', `Leaves the group ${user.group_name}`, 1)]),
    ...(ways.contacts === 0 ? [] : [line('contact', 'Contacts stay with the property', ways.contacts)]),
  ]
  return { ID, Name: user.name, Lines, Warnings, IsAllowed: !Warnings.some(isBlocking), Version: user.version }
}
