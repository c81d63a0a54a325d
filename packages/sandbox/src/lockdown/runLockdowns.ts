import { type CommandReason, type DoorFacts, doorState, lockdownState, nextPortLock, type PortLockEvent, type PortLockState } from '@portal/domain'
import { noteDoors } from '../access/doorFacts.ts'
import { controllerFacts, runController } from '../devices/runController.ts'
import { runDevices } from '../devices/runDevices.ts'
import { sendCommand } from '../devices/recordPushes.ts'
import type { Services } from '../Services.ts'
import { type AccountScope, eachAlone, ofAccount } from '../store/backgroundWork.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { automatic } from '../store/trail.ts'
import { inTransaction } from '../store/transaction.ts'
import type { Row } from '../store/schema.ts'
import { noteChange } from '../store/liveChanges.ts'

/**
 * Advances every lockdown to the current time, of one account or of all: reads controllers' answers, and releases lockdowns whose time is
 * over. Lockdowns are stored, so they survive a restart and follow a moved clock. Runs before any answer about doors, events and lockdowns;
 * costs one query if none is running. Each lockdown has its own transaction.
 */
export async function runLockdowns(services: Pick<Services, 'store' | 'clock' | 'log'>, accountId?: number): Promise<void> {
  const { store, clock, log } = services
  const running = await runningLockdowns(store, accountId)
  if (running.length === 0) return
  const now = clock.now()
  await runDevices(services, accountId)
  const rows = (await portsOfLockdowns(store, running.map(({ id }) => id))).filter(waits)
  const answers = await portAnswers(store, rows, now)
  const withNews = new Set(rows.filter((row) => isNews(row, answers.get(row.port_id))).map(({ lockdown_id: id }) => id))
  const moving = running.filter((lockdown) => isOver(lockdown, now) || withNews.has(lockdown.id))
  await eachAlone(log, moving, ({ id }) => `Lockdown ${id}`, ({ id, account_id: account }) =>
    inTransaction(store, async (trx) => {
      const lockdown = (await runningLockdowns(trx, account)).find((still) => still.id === id)
      if (lockdown) await runOn(trx, lockdown, clock.now())
    }, { author: automatic(now) }))
}

/** Advances one lockdown to `now`. Inside a transaction. */
export async function runOn(trx: Store, lockdown: Row<'lockdowns'>, now: number): Promise<void> {
  if (isOver(lockdown, now)) await release(trx, lockdown, { at: lockdown.ends_at ?? now, by: null })
  const rows = await portsOfLockdowns(trx, [lockdown.id])
  const answers = await portAnswers(trx, rows.filter(waits), now)
  const states: PortLockState[] = []
  for (const row of rows) {
    const answer = answers.get(row.port_id)
    states.push((answer && waits(row) ? await movePort(trx, row, { ...answer, userId: null }) : row).state)
  }
  if (lockdown.is_drill === 0 && lockdownState(states).verdict === 'released') await end(trx, lockdown.id, now)
}

interface Release {
  at: number
  /** The user who releases the lockdown; null if its time is over. */
  by: { id: number; name: string } | null
}

/** Releases a lockdown: sends unlock to every controller, or removes a lock command that is still queued. A drill ends at once. Inside a transaction. */
export async function release(trx: Store, { id, is_drill: isDrill }: Row<'lockdowns'>, { at, by }: Release): Promise<void> {
  const userId = by?.id ?? null
  await trx.updateTable('lockdowns').set({ released_at: at, released_by: userId }).where('id', '=', id).execute()
  await noteEvent(trx, id, { at, kind: 'releaseAsked', ...(userId !== null && { userId }) })
  if (isDrill === 1) return end(trx, id, at)
  for (const row of await portsOfLockdowns(trx, [id])) {
    const isWithdrawn = await withdrawLock(trx, row, at)
    const moved = await movePort(trx, row, { event: isWithdrawn ? 'withdrawn' : 'released', at, userId: isWithdrawn ? null : userId })
    if (!isWithdrawn) await commandPort(trx, moved, 'unlock', { by: by?.name ?? '', now: at })
  }
}

/** Sends the last command of these doors again. Inside a transaction. */
export async function retry(trx: Store, rows: readonly Row<'lockdown_ports'>[], user: { id: number; name: string }, now: number): Promise<void> {
  for (const row of rows) {
    await movePort(trx, row, { event: 'retried', at: now, userId: user.id, tries: row.tries })
    await commandAgain(trx, row, { by: user.name, now })
  }
}

async function end(trx: Store, id: number, at: number): Promise<void> {
  await trx.updateTable('lockdowns').set({ ended_at: at }).where('id', '=', id).execute()
  await noteEvent(trx, id, { at, kind: 'ended' })
}

const isOver = ({ ends_at: endsAt, released_at: releasedAt }: Row<'lockdowns'>, now: number) => releasedAt === null && endsAt !== null && endsAt <= now

/** Whether the door's controller has still to answer. */
const waits = ({ state }: Row<'lockdown_ports'>) => state === 'pending' || state === 'failed' || state === 'releasing' || state === 'notReleased'

/** Whether an answer is newer than the door's row. */
function isNews({ state, tries }: Row<'lockdown_ports'>, answer: PortAnswer | undefined): boolean {
  return answer !== undefined && (answer.event === 'acknowledged' || answer.tries !== tries || state === 'pending' || state === 'releasing')
}

interface Happening {
  event: PortLockEvent
  at: number
  /** The id of the user; null for a controller or the clock. */
  userId: number | null
  tries?: number
  failure?: CommandReason | null
}

/**
 * Advances one door of a lockdown by the domain's rule: saves its state, whether its controller has the lock, and the event. A lock ends a
 * user's hold. Returns the new row. Inside a transaction.
 */
async function movePort(trx: Store, row: Row<'lockdown_ports'>, { event, at, userId, tries = 0, failure = null }: Happening): Promise<Row<'lockdown_ports'>> {
  const state = nextPortLock(row.state, event)
  if (state === row.state && tries === row.tries && failure === row.failure) return row
  const isNew = state !== row.state
  const values = { state, failure, tries, ...(isNew && { changed_at: at }) }
  await trx.updateTable('lockdown_ports').set(values).where('lockdown_id', '=', row.lockdown_id).where('port_id', '=', row.port_id).execute()
  if (isNew) await noteMove(trx, row, state, { event, at, userId })
  return { ...row, ...values }
}

async function noteMove(trx: Store, { lockdown_id: id, port_id: portId, port_name: portName }: Row<'lockdown_ports'>, state: PortLockState, { event, at, userId }: Happening): Promise<void> {
  if (state === 'locked') {
    await trx.updateTable('ports').set({ locked_by: id }).where('id', '=', portId).execute()
    await trx.deleteFrom('door_overrides').where('port_id', '=', portId).where('kind', '=', 'hold').execute()
  }
  if (state === 'released') await trx.updateTable('ports').set({ locked_by: null }).where('id', '=', portId).where('locked_by', '=', id).execute()
  if (state === 'locked' || state === 'released') await noteDoors(trx, [portId], at)
  const kind = event === 'retried' ? 'retried' : kinds[state]
  if (kind) await noteEvent(trx, id, { at, kind, portName, ...(userId !== null && { userId }) })
}

/** `releasing` is recorded once for the whole lockdown. */
const kinds: Partial<Record<PortLockState, 'locked' | 'failed' | 'released' | 'notReleased'>> = {
  locked: 'locked', failed: 'failed', released: 'released', notReleased: 'notReleased',
}

/** A controller's answer to the last command of a lockdown. Instants are epoch milliseconds. */
interface PortAnswer {
  event: 'acknowledged' | 'failed'
  at: number
  tries: number
  /** Why the last attempt failed; null if it succeeded. */
  failure: CommandReason | null
}

/** The controllers' answers to the last commands of these doors, by door. A door without an answer was not answered or tried yet. */
async function portAnswers(store: Store, rows: readonly Row<'lockdown_ports'>[], now: number): Promise<Map<string, PortAnswer>> {
  const asked = new Map(rows.flatMap(({ port_id: portId, command_id: id }) => (id === null ? [] : [[id, portId] as const])))
  if (asked.size === 0) return new Map()
  const commands = await store.selectFrom('device_commands').selectAll().where(inIds('id', [...asked.keys()])).execute()
  const answers = new Map<string, PortAnswer>()
  const unreachable = new Set<number>()
  for (const id of new Set(commands.filter(({ status }) => status === 'waiting').map(({ module_id: module }) => module))) {
    if (!(await controllerFacts(store, id)).isOnline) unreachable.add(id)
  }
  for (const { id, status, reason, attempts, done_at: doneAt, module_id: module } of commands) {
    const portId = asked.get(id)
    const isDone = status === 'acknowledged'
    // A command may wait behind other commands, without an attempt of its own.
    const failure = isDone ? null : (reason ?? (unreachable.has(module) ? 'offline' : null))
    if (portId === undefined || (!isDone && failure === null)) continue
    answers.set(portId, { event: isDone ? 'acknowledged' : 'failed', at: doneAt ?? now, tries: attempts, failure })
  }
  return answers
}

interface Asking {
  by: string
  now: number
}

/** Queues a lock or its release for the door's controller. Inside a transaction. */
export async function commandPort(trx: Store, row: Row<'lockdown_ports'>, kind: 'lock' | 'unlock', { by, now }: Asking): Promise<void> {
  const id = await sendCommand(trx, { portId: row.port_id, kind, by, now, payload: { lockdown: row.lockdown_id } })
  await trx.updateTable('lockdown_ports').set({ command_id: id }).where('lockdown_id', '=', row.lockdown_id).where('port_id', '=', row.port_id).execute()
}

/** Retries the door's last command at once, and the commands before it in the queue. A command that was given up is sent again. Inside a transaction. */
async function commandAgain(trx: Store, row: Row<'lockdown_ports'>, asking: Asking): Promise<void> {
  const command = await trx.selectFrom('device_commands').select(['id', 'module_id', 'status']).where('id', '=', row.command_id ?? 0).executeTakeFirst()
  if (!command || command.status === 'failed') return commandPort(trx, row, row.state === 'failed' ? 'lock' : 'unlock', asking)
  await trx.updateTable('device_commands').set({ next_at: asking.now }).where('module_id', '=', command.module_id).where('status', '=', 'waiting').execute()
  await runController(trx, command.module_id, asking.now)
}

/**
 * Removes a lock command from the queue if it wasn't sent yet. Returns whether it was removed: a sent command may have worked, even without
 * an answer. Inside a transaction.
 */
async function withdrawLock(trx: Store, { state, command_id: id }: Row<'lockdown_ports'>, now: number): Promise<boolean> {
  if (state !== 'pending' && state !== 'failed') return false
  const withdrawn = await trx
    .updateTable('device_commands')
    .set({ status: 'failed', done_at: now })
    .where('id', '=', id ?? 0)
    .where('taken_at', 'is', null)
    .where((where) => where.or([where('status', '=', 'failed'), where('status', '=', 'waiting').and(where.or([where('reason', 'is', null), where('reason', '=', 'offline')]))]))
    .executeTakeFirst()
  return withdrawn.numUpdatedRows > 0n
}

export function lockdownsThatRun(store: Store, _now: number, accountId: AccountScope) {
  return store.selectFrom('lockdowns').selectAll().where('ended_at', 'is', null).where(ofAccount('account_id', accountId)).orderBy('id')
}

/** The running lockdowns and drills, oldest first, of all accounts or of one. */
export async function runningLockdowns(store: Store, accountId?: number): Promise<Row<'lockdowns'>[]> {
  return lockdownsThatRun(store, 0, accountId).execute()
}

/** The doors of these lockdowns, in the order of the property. */
export async function portsOfLockdowns(store: Store, ids: readonly number[]): Promise<Row<'lockdown_ports'>[]> {
  if (ids.length === 0) return []
  return store.selectFrom('lockdown_ports').selectAll().where('lockdown_id', 'in', ids).orderBy('lockdown_id').orderBy('position').execute()
}

/** Records an event of a lockdown. Inside a transaction. */
export async function noteEvent(
  trx: Store,
  lockdownId: number,
  event: { at: number; kind: 'set' | 'locked' | 'failed' | 'retried' | 'releaseAsked' | 'released' | 'notReleased' | 'ended'; portName?: string; userId?: number },
): Promise<void> {
  noteChange(trx, { lockdown: lockdownId }, 'lockdown', 'doors')
  const { at, kind, portName = null, userId = null } = event
  await trx.insertInto('lockdown_events').values({ lockdown_id: lockdownId, at, kind, port_name: portName, user_id: userId }).execute()
}

/** Whether a user or a code holds a door open. A lock ends such a hold, but only interrupts a schedule. */
export function isHeld(door: DoorFacts, now: number): boolean {
  return door.word === 'HeldOpen' || doorState(door, now).override?.kind === 'hold'
}
