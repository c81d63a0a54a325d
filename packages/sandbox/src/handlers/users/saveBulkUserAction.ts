import { type BulkResult, missingRow, selectedUsers, toBulkResult } from '../../people/bulk.ts'
import { bulkGroup, bulkWebOff, bulkWebOn, eachUser } from '../../people/bulkActions.ts'
import { findGroupToChange } from '../../people/groups.ts'
import { type BeforeMoveOut, keepReceipt, moveOut, noAccessGroup } from '../../people/moveOut.ts'
import { removeUser } from '../../people/removeUser.ts'
import { requireViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const saveBulkUserAction: Handler<'saveBulkUserAction'> = async ({ Selection, Action }, call) => {
  const account = 'Filter' in Selection ? Selection.Filter.accountID : undefined
  const viewer = await requireViewer(call, Action.Kind === 'delete' ? 'users.delete' : 'users.edit', account)
  const now = call.clock.now()
  return call.store.transaction().execute(async (trx): Promise<BulkResult> => {
    const { users, missing } = await selectedUsers(trx, viewer, Selection, now)
    const gone = missing.map(missingRow)
    switch (Action.Kind) {
      case 'group':
        await findGroupToChange(trx, viewer, Action.UserGroupID, 'UserGroupID')
        return toBulkResult([...gone, ...(await bulkGroup(trx, viewer, users, Action.UserGroupID, now))])
      case 'webAccess':
        return toBulkResult([...gone, ...(await (Action.IsWebLoginEnabled ? bulkWebOn : bulkWebOff)(trx, viewer, users, now))])
      case 'moveOut': {
        await noAccessGroup(trx, viewer.accountId)
        const before: BeforeMoveOut[] = []
        const rows = await eachUser(trx, viewer, users, async (user) => void before.push(await moveOut(trx, viewer, user, now)))
        return toBulkResult([...gone, ...rows], before.length === 0 ? undefined : await keepReceipt(trx, viewer, before, now))
      }
      case 'delete':
        return toBulkResult([...gone, ...(await eachUser(trx, viewer, users, (user) => removeUser(trx, viewer, user, now)))])
      default:
        return Action satisfies never
    }
  })
}
