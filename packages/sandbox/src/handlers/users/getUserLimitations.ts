import { actuationMode, findUser, limitsOf } from '../../people/findUser.ts'
import { requireUserViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const getUserLimitations: Handler<'getUserLimitations'> = async ({ ID }, call) => {
  const viewer = await requireUserViewer(call, 'users.view', ID)
  const user = await findUser(call.store, viewer, ID)
  return { ID, LimitActuationModeID: actuationMode(user.output_mode), ...limitsOf(user), Version: user.version }
}
