import { requireNotHidden } from '../accessCodes/standingOfCode.ts'
import { controllerAnswers, isUnsettled, lastingActions, pushAnswers, worstState } from '../devices/controllerAnswers.ts'
import { findUser } from '../people/findUser.ts'
import { findGroup } from '../people/groups.ts'
import type { Viewer } from '../people/viewer.ts'
import { inIds } from '../store/inIds.ts'
import { toIso } from '../time/toIso.ts'
import type { Handler } from './Handler.ts'
import { filled } from '../words/sentence.ts'
import { moduleOf, type Place, readPlaces } from '../access/places.ts'
import { notFound } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { newestChange } from '../devices/controllerSync.ts'
import { recordPushes } from '../devices/recordPushes.ts'
import { runController } from '../devices/runController.ts'
import { uptimeByDay } from '../devices/uptimeByDay.ts'
import type { CommandState } from '@portal/domain'
import { opensPort } from '../access/portFacts.ts'

export const getControllers: Handler<'getControllers'> = async (about, { store, now, viewer }) => {
  const { accountId } = viewer
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

export const getControllerUptime: Handler<'getControllerUptime'> = async ({ ModuleID }, call) => {
  const { place: { timeZone }, module } = moduleOf(await readPlaces(call.store, call.viewer.accountId), ModuleID)
  return { TimeZone: timeZone, Days: await uptimeByDay(call.store, module.ports.map(({ id }) => id), timeZone, call.now) }
}

export const sendDevicePushesAgain: Handler<'sendDevicePushesAgain'> = async ({ ModuleIDs, PushIDs }, { viewer, store, now }) => {
  const ids = await sendAgain(store, viewer, { commands: PushIDs, modules: ModuleIDs }, now)
  const rows = await store.selectFrom('device_commands').selectAll().where(inIds('id', ids)).orderBy('id', 'desc').limit(50).execute()
  const message = ids.length === 1 ? '1 change was sent again.' : filled('{count} changes were sent again.', { count: ids.length })
  return { message: ids.length === 0 ? 'There is nothing to send again.' : message, SentCount: ids.length, Pushes: await pushAnswers(store, viewer, rows) }
}

interface SendAgain {
  /** The ids of single commands; all waiting or failed ones if omitted. */
  commands?: readonly number[] | undefined
  /** The ids of controllers; if omitted, those of the commands, or all of the account. */
  modules?: readonly number[] | undefined
}

/**
 * Sends waiting and failed commands again at once. A named controller without such commands gets its whole list of codes. Returns the ids
 * of the commands. Refuses ids of other accounts with 404. Inside a transaction.
 */
async function sendAgain(trx: Store, viewer: Viewer, { commands, modules }: SendAgain, now: number): Promise<number[]> {
  const { accountId } = viewer
  const places = await readPlaces(trx, accountId)
  for (const id of modules ?? []) moduleOf(places, id)
  let asked = trx.selectFrom('device_commands').select(['device_commands.id', 'device_commands.module_id', 'device_commands.status']).where('device_commands.account_id', '=', accountId)
    .where((where) => where.or([where.and([where('device_commands.status', '=', 'waiting'), where('device_commands.action', 'in', lastingActions)]), isUnsettled(where)]))
  if (commands) asked = asked.where(inIds('device_commands.id', commands))
  if (modules) asked = asked.where(inIds('device_commands.module_id', modules))
  const rows = await asked.orderBy('device_commands.id').execute()
  await requireOwn(trx, accountId, commands ?? [])
  const syncedTo = await newestChange(trx)
  const again = { next_at: now, refusals: 0, done_at: null, status: 'waiting', synced_to: syncedTo } as const
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

/** The codes whose sync state was requested. */
type SyncedCodes = Parameters<Handler<'getControllers'>>[0]

/**
 * The sync state of these codes by controller id: for controllers of their active doors, and for controllers that must still remove a code.
 * `acknowledged` means synced. Sending a controller its whole list of codes, as after a change of a group's restrictions, counts too.
 */
async function syncOfCodes(store: Store, accountId: number, of: SyncedCodes): Promise<Map<number, CommandState>> {
  const codes = codesOf(store, accountId, of)
  const held = await store
    .selectFrom('access_code_locations')
    .innerJoin('access_codes', 'access_codes.id', 'access_code_locations.code_id')
    .innerJoin('ports', 'ports.location_id', 'access_code_locations.location_id')
    .innerJoin('port_modules', 'port_modules.port_id', 'ports.id')
    .select('port_modules.module_id')
    .distinct()
    .where('access_codes.id', 'in', codes)
    .where('access_codes.is_active', '=', 1)
    .where('access_code_locations.is_active', '=', 1)
    .where(opensPort)
    .execute()
  const open = await store
    .selectFrom('device_commands')
    .select(['module_id', 'status', 'code_id'])
    .distinct()
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('status', 'in', ['waiting', 'sent']), isUnsettled(where)]))
    .where(({ or, and, eb }) => or([eb('code_id', 'in', codes), and([eb('code_id', 'is', null), eb('action', '=', 'all')])]))
    .execute()
  const found = new Map<number, CommandState>(held.map(({ module_id: id }) => [id, 'acknowledged']))
  for (const { module_id: id, status, code_id: code } of open) {
    const known = found.get(id)
    // A command with the whole list has the codes at their current doors; a removal is about their former doors.
    if (known !== undefined || code !== null) found.set(id, worstState([known ?? status, status]) ?? status)
  }
  return found
}

function codesOf(store: Store, accountId: number, { AccessCodeID, UserID, UserGroupID }: SyncedCodes) {
  let codes = store.selectFrom('access_codes').select('access_codes.id').where('access_codes.account_id', '=', accountId)
  if (AccessCodeID !== undefined) codes = codes.where('access_codes.id', '=', AccessCodeID)
  if (UserID !== undefined) codes = codes.where('access_codes.user_id', '=', UserID)
  if (UserGroupID === undefined) return codes
  return codes.where('access_codes.user_id', 'in', store.selectFrom('users').select('users.id').where('users.group_id', '=', UserGroupID).where('users.removed_at', 'is', null))
}
