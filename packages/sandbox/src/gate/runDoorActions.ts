import { type CommandReason, type DoorAction, type DoorState, doorState, type GateReason, momentaryOpening } from '@portal/domain'
import { type Expression, sql } from 'kysely'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { noteDoors } from '../access/doorFacts.ts'
import { findPort, type PortFacts } from '../access/portFacts.ts'
import { isAnyMoving, moveQueues } from '../devices/runDevices.ts'
import { type CommandStanding, commandStates, sendCommand } from '../devices/recordPushes.ts'
import type { Services } from '../Services.ts'
import { type AccountScope, eachAlone, ofAccount } from '../store/backgroundWork.ts'
import type { DoorFailure } from '../store/doorSchema.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction, savepoint } from '../store/transaction.ts'
import { recordDoorEvent } from './recordDoorEvent.ts'
import type { Viewer } from '../people/viewer.ts'
import { noteChange } from '../store/liveChanges.ts'
import { toIso } from '../time/toIso.ts'
import type { Row } from '../store/schema.ts'

/**
 * Advances the controllers to the current time, of one account or of all, and completes door actions that the controllers have answered.
 * Runs before any answer about doors and events; costs one query if nothing waits.
 */
export async function runDoorActions(services: Pick<Services, 'store' | 'clock' | 'log'>, accountId?: number): Promise<void> {
  const { store, clock, log } = services
  const [isMoving, waiting] = await Promise.all([isAnyMoving(store, clock.now(), accountId), waitingActions(store, accountId)])
  if (isMoving) await moveQueues(services, accountId)
  // A controller's answer can complete a door action, or make the next one due.
  if (waiting.length === 0 && !(isMoving && (await waitingActions(store, accountId)).length > 0)) return
  await inTransaction(store, async (trx) => {
    const rows = await waitingActions(trx, accountId)
    const standings = await commandStates(trx, rows.flatMap(({ command_id: id }) => id ?? []))
    await eachAlone(log, rows, ({ id }) => `Door action ${id}`, (row) => savepoint(trx, 'door_action', () => settleDoorAction(trx, row, standings.get(row.command_id ?? 0))))
  }, { line: 'door actions' })
}

const waitingActions = (store: Store, accountId: AccountScope) =>
  store.selectFrom('door_actions').selectAll().where('state', '=', 'waiting').where(ofAccount('account_id', accountId)).orderBy('id').execute()

/** Whether commands are queued, or door actions wait for an answer. */
export function doorActionsAsked(_store: Store, _now: number, accountId: AccountScope): Expression<unknown> {
  const queued = accountId === undefined
    ? sql`select 1 from device_commands where status in ('waiting', 'sent')`
    : sql`select 1 from properties join modules on modules.property_id = properties.id join device_commands on device_commands.module_id = modules.id
        where properties.account_id = ${accountId} and device_commands.status in ('waiting', 'sent')`
  return sql`(${queued} union all select 1 from door_actions where state = 'waiting' and ${ofAccount('account_id', accountId)})`
}

/**
 * Completes a door action by its command: if done, sets the door's state and records it in activity; if given up, records why. Leaves a
 * pending action unchanged. Inside a transaction.
 */
async function settleDoorAction(trx: Store, row: Row<'door_actions'>, standing: CommandStanding | undefined): Promise<Row<'door_actions'>> {
  if (standing?.state !== 'acknowledged' && standing?.state !== 'failed') return row
  const at = standing.doneAt ?? row.at
  const facts = await findPort(trx, row.port_id)
  const failure = standing.state === 'failed' ? failureOf(standing.reason) : null
  const until = facts && failure === null ? await override(trx, facts, row, at) : row.until_at
  const settled = { state: failure === null ? ('done' as const) : ('failed' as const), settled_at: at, until_at: until, failure }
  await trx.updateTable('door_actions').set(settled).where('id', '=', row.id).execute()
  if (facts && failure === null && row.kind !== 'open') await noteDoors(trx, [row.port_id], at)
  if (facts) await recordDoorEvent(trx, facts.port, { kind: row.kind, until, note: row.note, userId: row.user_id, who: row.who, at, reason: reasonOf(failure) })
  return { ...row, ...settled }
}

function failureOf(reason: CommandReason | null): DoorFailure {
  return reason === 'memoryFull' || reason === null ? 'refused' : reason
}

function reasonOf(failure: DoorFailure | null): GateReason {
  if (failure === null) return 'opened'
  return failure === 'lockedDown' ? 'lockedDown' : 'notCarriedOut'
}

/** Saves a user's override of the door's schedule. Returns when the override ends; null if it has no end. */
async function override(trx: Store, facts: PortFacts, row: Row<'door_actions'>, at: number): Promise<number | null> {
  if (row.kind === 'open') return null
  if (row.kind === 'hold') return keep(trx, row, 'hold', row.until_at, at)
  await trx.deleteFrom('door_overrides').where('port_id', '=', row.port_id).execute()
  if (row.kind === 'resume') return null
  const scheduled: DoorState = doorState({ ...facts.door, override: null, word: 'Closed' }, at)
  return scheduled.letsEveryoneIn ? keep(trx, row, 'close', scheduled.until, at) : null
}

/** Keeps a command in place of the door's last one. A hold that follows another without a gap continues it. */
async function keep(trx: Store, { port_id, note, user_id, who }: Row<'door_actions'>, kind: 'hold' | 'close', until_at: number | null, at: number): Promise<number | null> {
  const before = await trx.selectFrom('door_overrides').select('since').where('port_id', '=', port_id).where('kind', '=', kind).where((where) => where.or([where('until_at', 'is', null), where('until_at', '>', at)])).executeTakeFirst()
  const since = before?.since ?? at
  const values = { kind, until_at, note, user_id, who, since }
  await trx.insertInto('door_overrides').values({ port_id, ...values }).onConflict((conflict) => conflict.column('port_id').doUpdateSet(values)).execute()
  return until_at
}

/** "Back to schedule" closes the door first; the controller's schedule opens it again at once if due. */
const commands = { open: 'open', hold: 'hold', close: 'close', resume: 'close' } as const satisfies Record<DoorAction, string>

/** Sends an action to the door's controller, and completes it if the controller answers at once. Inside a transaction. */
export async function sendDoorAction(trx: Store, row: Row<'door_actions'>, now: number): Promise<Row<'door_actions'>> {
  const { id, port_id: portId, kind, who: by, until_at: until } = row
  const hold = kind === 'hold' ? { payload: { until }, expiresAt: until } : {}
  const commandId = await sendCommand(trx, { portId, kind: commands[kind], by, now, ...hold })
  await trx.updateTable('door_actions').set({ command_id: commandId }).where('id', '=', id).execute()
  const standing = (await commandStates(trx, [commandId])).get(commandId)
  return settleDoorAction(trx, { ...row, command_id: commandId }, standing)
}

export interface DoorOrder {
  portId: string
  kind: DoorAction
  /** Epoch milliseconds at which a hold ends; null for any other action. */
  until: number | null
  note: string
}

type DoorActionAnswer = ResponseOf<typeof endpoints.openDoor>['Action']

/** Saves a door action before it is sent to the controller. Inside a transaction. */
export function insertDoorAction(trx: Store, { user, accountId }: Viewer, { port }: PortFacts, { kind, until, note }: DoorOrder, now: number): Promise<Row<'door_actions'>> {
  noteChange(trx, { account: accountId }, 'doors')
  return trx
    .insertInto('door_actions')
    .values({
      account_id: accountId, property_id: port.property_id, port_id: port.id, port_name: port.name, kind, until_at: until, note,
      user_id: user.id, who: user.name, at: now, command_id: null, state: 'waiting', settled_at: null, failure: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A door action in the contract's shape. `mayName` says whether the viewer may read who acted. */
export function doorActionAnswer(row: Row<'door_actions'>, viewer: Viewer, mayName: boolean): DoorActionAnswer {
  const { id, port_id, kind, state, at, settled_at, until_at, who, user_id, note, failure } = row
  const opensUntil = kind === 'open' && state === 'done' && settled_at !== null ? settled_at + momentaryOpening : until_at
  return {
    ID: id, PortID: port_id, Kind: kind, State: state, At: toIso(at), SettledAt: toIso(settled_at), Until: toIso(opensUntil),
    Who: mayName ? who : null, IsOwn: user_id === viewer.user.id, Note: note, Failure: failure,
  }
}
