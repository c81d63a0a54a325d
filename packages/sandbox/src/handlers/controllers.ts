import { controllerAnswers } from '../devices/controllerAnswers.ts'
import { pushAnswers } from '../devices/pushAnswers.ts'
import { sendAgain } from '../devices/sendAgain.ts'
import { viewerOf } from '../people/viewer.ts'
import { inIds } from '../store/inIds.ts'
import { toIso } from '../time/toIso.ts'
import type { Handler } from './Handler.ts'

export const getControllers: Handler<'getControllers'> = async (_request, call) => {
  const { accountId } = await viewerOf(call)
  const now = call.clock.now()
  return { Now: toIso(now), Controllers: await controllerAnswers(call.store, accountId, now) }
}

export const sendDevicePushesAgain: Handler<'sendDevicePushesAgain'> = async ({ ModuleIDs, PushIDs }, call) => {
  const viewer = await viewerOf(call)
  return call.store.transaction().execute(async (trx) => {
    const ids = await sendAgain(trx, viewer, { commands: PushIDs, modules: ModuleIDs }, call.clock.now())
    const rows = await trx.selectFrom('device_commands').selectAll().where(inIds('id', ids)).orderBy('id', 'desc').limit(50).execute()
    const message = ids.length === 1 ? '1 change is sent again.' : `${ids.length} changes are sent again.`
    return { message: ids.length === 0 ? 'There is nothing to send again.' : message, SentCount: ids.length, Pushes: await pushAnswers(trx, viewer, rows) }
  })
}
