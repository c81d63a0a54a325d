import { type CommandReason, type ControllerFacts, type DeviceAction, nextQueueStep, type QueueStep } from '@portal/domain'
import { noteDoors } from '../access/doorFacts.ts'
import { noteChange } from '../store/liveChanges.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { noteSynced, noteAllSynced, keepUnsynced } from './controllerSync.ts'

/**
 * Advances the queue of one controller to `now`, step by step, inside a transaction. Each saved state is a whole step, so another process
 * can continue after a crash; `taken_at` prevents running a command twice.
 */
export async function runController(trx: Store, moduleId: number, now: number): Promise<void> {
  const facts = await controllerFacts(trx, moduleId)
  let freeSince = 0
  for (let command = await firstOf(trx, moduleId); command; command = await firstOf(trx, moduleId)) {
    const next = stepOf(facts, command, freeSince, now)
    if (next === null) break
    await apply(trx, command, next)
    if (next.does === 'acknowledge' || next.does === 'fail') freeSince = next.at
  }
  if (!facts.isOnline) await failStale(trx, moduleId, now)
  else if ((await firstOf(trx, moduleId)) === undefined) await noteAllSynced(trx, moduleId, facts)
}

async function firstOf(trx: Store, moduleId: number): Promise<Row<'device_commands'> | undefined> {
  return trx.selectFrom('device_commands').selectAll().where('status', 'in', ['waiting', 'sent']).where('module_id', '=', moduleId).orderBy('id').limit(1).executeTakeFirst()
}

/** The next step of the first command of a queue; null if nothing is due. */
export function stepOf(facts: ControllerFacts, row: Row<'device_commands'>, freeSince: number, now: number): QueueStep | null {
  const { attempts, refusals, reason, next_at: nextAt, sent_at: sentAt, expires_at: expiresAt, taken_at: takenAt } = row
  const state = row.status === 'sent' ? 'sent' : 'waiting'
  return nextQueueStep(facts, { state, attempts, refusals, reason, nextAt, sentAt, expiresAt, isTaken: takenAt !== null }, freeSince, now)
}

async function apply(trx: Store, command: Row<'device_commands'>, next: QueueStep): Promise<void> {
  switch (next.does) {
    case 'send':
      return change(trx, command, { status: 'sent', sent_at: next.at })
    case 'acknowledge': {
      const refusal = command.taken_at === null ? await takeCommand(trx, command, next.at) : null
      const taken = { attempts: command.attempts + 1, taken_at: command.taken_at ?? (refusal === null ? next.at : null), done_at: next.at }
      await noteSynced(trx, command.module_id, command.synced_to)
      return change(trx, command, { ...taken, status: refusal === null ? 'acknowledged' : 'failed', reason: refusal })
    }
    case 'loseAnswer': {
      const refusal = command.taken_at === null ? await takeCommand(trx, command, next.at) : null
      const { attempts, refusals, nextAt, reason } = next
      await noteSynced(trx, command.module_id, command.synced_to)
      return change(trx, command, { status: 'waiting', attempts, refusals, next_at: nextAt, reason, taken_at: refusal === null ? next.at : null })
    }
    case 'retry':
      return change(trx, command, { status: 'waiting', attempts: next.attempts, refusals: next.refusals, next_at: next.nextAt, reason: next.reason })
    case 'fail':
      await keepUnsynced(trx, command)
      return change(trx, command, { status: 'failed', attempts: next.attempts, reason: next.reason, done_at: next.at })
  }
}

async function change(trx: Store, { id, account_id: account }: Row<'device_commands'>, values: Partial<Row<'device_commands'>>): Promise<void> {
  noteChange(trx, { account }, 'controllers', 'doors')
  await trx.updateTable('device_commands').set(values).where('id', '=', id).execute()
}

/** Gives up expired commands, also those behind the first one of an offline controller. */
async function failStale(trx: Store, moduleId: number, now: number): Promise<void> {
  await trx
    .updateTable('device_commands')
    .set(({ ref }) => ({ status: 'failed' as const, reason: 'offline' as const, done_at: ref('expires_at') }))
    .where('status', '=', 'waiting')
    .where('module_id', '=', moduleId)
    .where('expires_at', '<=', now)
    .execute()
}

type DoorChange = Partial<Pick<Row<'ports'>, 'status' | 'last_opened_at'>>

/**
 * Carries out a command at the controller, which moves the door. Returns null, or why the door doesn't move. Only `unlock` moves a door in
 * lockdown. Fire alarms don't involve the controller: they open the door whatever its state.
 */
async function takeCommand(trx: Store, command: Row<'device_commands'>, at: number): Promise<CommandReason | null> {
  const { port_id: portId, action } = command
  const change = doorChanges[action]
  if (portId === null || change === undefined) return null
  const port = await trx.selectFrom('ports').select('status').where('id', '=', portId).executeTakeFirst()
  if (!port) return 'refused'
  if (port.status === 'Locked' && action !== 'unlock' && action !== 'lock') return 'lockedDown'
  const word = action === 'unlock' ? await wordBeforeLock(trx, portId) : port.status
  await trx.updateTable('ports').set({ status: port.status, ...change(command, at, word) }).where('id', '=', portId).execute()
  if (action !== 'pulse') await noteDoors(trx, [portId], at)
  return null
}

const doorChanges: Partial<Record<DeviceAction, (command: Row<'device_commands'>, at: number, word: Row<'ports'>['status']) => DoorChange>> = {
  pulse: (_, at) => ({ last_opened_at: at }),
  // The controller ends a timed hold itself (`door_overrides`), so no state remains.
  hold: ({ payload }, at) => ({ last_opened_at: at, ...(!('until' in JSON.parse(payload)) && { status: 'HeldOpen' }) }),
  close: closed,
  lock: () => ({ status: 'Locked' }),
  unlock: closed,
}

/** No command closes a blocked door: it is open until its sensor reports that it was closed. */
function closed(_: Row<'device_commands'>, _at: number, word: Row<'ports'>['status']): DoorChange {
  return { status: word === 'LeftOpen' ? word : 'Closed' }
}

/** The last state that a locked door's sensor reported. */
async function wordBeforeLock(trx: Store, portId: string): Promise<Row<'ports'>['status']> {
  const last = await trx.selectFrom('door_facts').select('status').where('port_id', '=', portId).where('status', 'not in', ['Locked', 'Offline'])
    .orderBy('at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return last?.status ?? 'Closed'
}

/** The facts about a controller that its queue needs. A controller is online while any of its doors reports. */
export async function controllerFacts(store: Store, moduleId: number): Promise<ControllerFacts> {
  const simulated = await store.selectFrom('controllers').select(['delay_ms', 'failure']).where('module_id', '=', moduleId).executeTakeFirst()
  const reporting = await store.selectFrom('ports').innerJoin('port_modules', 'port_modules.port_id', 'ports.id').select('ports.id')
    .where('port_modules.module_id', '=', moduleId).where('ports.status', '!=', 'Offline').limit(1).executeTakeFirst()
  return { isOnline: reporting !== undefined, delay: simulated?.delay_ms ?? 0, failure: simulated?.failure ?? null }
}
