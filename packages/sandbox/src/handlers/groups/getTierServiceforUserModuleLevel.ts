import { moduleKinds } from '@portal/domain'
import { permittedModules } from '../auth/permittedModules.ts'
import { findUser } from '../../people/findUser.ts'
import { requireViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

/** Our names for the module kinds of specification §3, which gives their numbers alone. */
const names: Record<number, string> = { 14: 'Access control', 21: 'Voice call groups', 22: 'Video call groups', 23: 'Billing' }

export const getTierServiceforUserModuleLevel: Handler<'getTierServiceforUserModuleLevel'> = async ({ userId, accountId }, call) => {
  const viewer = await requireViewer(call, 'users.view', accountId)
  const user = await findUser(call.store, viewer, userId, 'userId')
  const permitted = permittedModules(user)
  const isAdmin = user.is_user_admin === 1
  return {
    UserID: userId,
    AccountID: accountId,
    HierarchyLevel: user.hierarchy_level,
    Modules: moduleKinds.map((id) => ({
      ModuleID: id,
      Name: names[id] ?? `Module ${id}`,
      HasViewAccess: permitted.includes(id) && user.has_web_access === 1,
      HasAccountAccess: permitted.includes(id) && isAdmin && user.has_web_access === 1,
    })),
  }
}
