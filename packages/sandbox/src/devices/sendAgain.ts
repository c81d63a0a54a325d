import { type Place, moduleOf, readPlaces } from '../access/places.ts'
import type { Viewer } from '../people/viewer.ts'
import { notFound } from '../Refusal.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { newestChange } from './heard.ts'
import { recordPushes } from './recordPushes.ts'
import { runController } from './runController.ts'
import { isUnsettled, lastingActions } from './unsettled.ts'

export interface SendAgain {
  /** Single commands; omitted: all that wait or failed. */
  commands?: readonly number[] | undefined
  /** Controllers; omitted: those of the commands, or every controller of the account. */
  modules?: readonly number[] | undefined
}

/**
 * Sends again what waits or was given up, now instead of at its next try. A named controller with nothing of the kind gets its whole list.
 * Answers the ids of the commands. Refuses with 404 what is not the account's. Inside a transaction.
 */
export async function sendAgain(trx: Store, viewer: Viewer, { commands, modules }: SendAgain, now: number): Promise<number[]> {
  const { accountId } = viewer
  const places = await readPlaces(trx, accountId)
  for (const id of modules ?? []) moduleOf(places, id)
  let asked = trx.selectFrom('device_commands').select(['device_commands.id', 'device_commands.module_id', 'device_commands.status']).where('device_commands.account_id', '=', accountId)
    .where((where) => where.or([where.and([where('device_commands.status', '=', 'waiting'), where('device_commands.action', 'in', lastingActions)]), isUnsettled(where)]))
  if (commands) asked = asked.where(inIds('device_commands.id', commands))
  if (modules) asked = asked.where(inIds('device_commands.module_id', modules))
  const rows = await asked.orderBy('device_commands.id').execute()
  await requireOwn(trx, accountId, commands ?? [])
  const heard = await newestChange(trx)
  const again = { next_at: now, refusals: 0, done_at: null, status: 'waiting', heard } as const
  for (const { id, status } of rows) await trx.updateTable('device_commands').set(status === 'failed' ? again : { next_at: now }).where('id', '=', id).execute()
  for (const id of new Set(rows.map(({ module_id: module }) => module))) await runController(trx, id, now)
  const idle = commands ? [] : (modules ?? []).filter((id) => !rows.some(({ module_id: module }) => module === id))
  return [...rows.map(({ id }) => id), ...(await sendAll(trx, viewer, places, idle, now))]
}

async function requireOwn(trx: Store, accountId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const own = await trx.selectFrom('device_commands').select('id').where('account_id', '=', accountId).where(inIds('id', ids)).execute()
  if (own.length < new Set(ids).size) throw notFound('push', 'PushIDs')
}

async function sendAll(trx: Store, { accountId, user }: Viewer, places: readonly Place[], ids: readonly number[], now: number): Promise<number[]> {
  if (ids.length === 0) return []
  const before = await newestCommand(trx)
  await recordPushes(trx, ids.map((id) => moduleOf(places, id).module), { accountId, at: now, action: 'all', codeId: null, by: user.name })
  const made = await trx.selectFrom('device_commands').select('id').where('id', '>', before).where('account_id', '=', accountId).orderBy('id').execute()
  return made.map(({ id }) => id)
}

async function newestCommand(trx: Store): Promise<number> {
  return (await trx.selectFrom('device_commands').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0
}
