import { findUser } from '../../people/findUser.ts'
import { requireUserViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const getFireAlarmStatus: Handler<'getFireAlarmStatus'> = async ({ userID }, call) => {
  const viewer = await requireUserViewer(call, 'users.view', userID)
  const user = await findUser(call.store, viewer, userID, 'userID')
  const property = await call.store.selectFrom('properties').select('fire_alarm_at').where('id', '=', user.property_id).executeTakeFirstOrThrow()
  const since = property.fire_alarm_at
  return { UserID: userID, PropertyID: user.property_id, IsFireAlarmActive: since !== null, Since: since === null ? null : new Date(since).toISOString() }
}
