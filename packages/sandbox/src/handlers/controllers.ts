import { requireNotHidden } from '../accessCodes/standingOfCode.ts'
import { controllerAnswers, pushAnswers } from '../devices/controllerAnswers.ts'
import { sendAgain } from '../devices/sendAgain.ts'
import { syncOfCodes } from '../devices/syncOfCodes.ts'
import { findUser } from '../people/findUser.ts'
import { findGroup } from '../people/groups.ts'
import { viewerOf } from '../people/viewer.ts'
import { inIds } from '../store/inIds.ts'
import { toIso } from '../time/toIso.ts'
import type { Handler } from './Handler.ts'
import { filled } from '../words/sentence.ts'

export const getControllers: Handler<'getControllers'> = async (about, call) => {
  const { store, clock } = call
  const viewer = viewerOf(call)
  const { accountId } = viewer
  const now = clock.now()
  const { AccessCodeID, UserID, UserGroupID } = about
  if (AccessCodeID !== undefined) await requireNotHidden(store, viewer, AccessCodeID)
  if (UserID !== undefined) await findUser(store, viewer, UserID, 'UserID')
  if (UserGroupID !== undefined) await findGroup(store, viewer, UserGroupID, 'UserGroupID')
  const all = await controllerAnswers(store, accountId, now)
  if ([AccessCodeID, UserID, UserGroupID].every((id) => id === undefined)) return { Now: toIso(now), Controllers: all }
  const sync = await syncOfCodes(store, accountId, about)
  const Controllers = all.flatMap((controller) => {
    const Sync = sync.get(controller.ModuleID)
    return Sync === undefined || controller.Push === '' ? [] : [{ ...controller, Sync }]
  })
  return { Now: toIso(now), Controllers }
}

export const sendDevicePushesAgain: Handler<'sendDevicePushesAgain'> = async ({ ModuleIDs, PushIDs }, call) => {
  const viewer = viewerOf(call)
  const ids = await sendAgain(call.store, viewer, { commands: PushIDs, modules: ModuleIDs }, call.clock.now())
  const rows = await call.store.selectFrom('device_commands').selectAll().where(inIds('id', ids)).orderBy('id', 'desc').limit(50).execute()
  const message = ids.length === 1 ? '1 change was sent again.' : filled('{count} changes were sent again.', { count: ids.length })
  return { message: ids.length === 0 ? 'There is nothing to send again.' : message, SentCount: ids.length, Pushes: await pushAnswers(call.store, viewer, rows) }
}
