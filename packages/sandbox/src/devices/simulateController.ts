import type { ControllerFailure } from '@portal/domain'
import { noteDoors } from '../access/doorFacts.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import { noteChange } from '../store/liveChanges.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction } from '../store/transaction.ts'
import { trackSync } from './controllerSync.ts'
import { runController } from './runController.ts'

export interface ControllerBehaviour {
  /** What the controller loses, power or network; null restores it. Its doors continue to decide with the synced data. */
  lost?: Row<'controllers'>['lost'] | undefined
  /** How many milliseconds the controller takes to answer. */
  delayMs?: number | undefined
  failure?: ControllerFailure | null | undefined
}

type Words = Record<string, Row<'ports'>['status']>

/**
 * Makes a simulated controller lose power or network, reconnect, answer late or fail. Its queue must be up to date; after reconnecting, it
 * gets waiting commands at once. Refuses an unknown controller with 404.
 */
export async function simulateController({ store, clock }: Pick<Services, 'store' | 'clock'>, moduleId: number, { lost, delayMs, failure }: ControllerBehaviour): Promise<void> {
  await inTransaction(store, async (trx) => {
    const now = clock.now()
    const row = await trx.selectFrom('controllers').selectAll().where('module_id', '=', moduleId).executeTakeFirst()
    if (!row) throw new Refusal(404, 'UNKNOWN_CONTROLLER', 'There is no controller with this id.', { field: 'controller' })
    noteChange(trx, { module: moduleId }, 'controllers', 'doors')
    await runController(trx, moduleId, now)
    if (lost !== undefined && lost !== row.lost) await (lost === null ? comeBack(trx, row, now) : goAway(trx, row, lost, now))
    await trackSync(trx, moduleId)
    const changed = { ...(delayMs !== undefined && { delay_ms: delayMs }), ...(failure !== undefined && { failure }) }
    if (Object.keys(changed).length > 0) await trx.updateTable('controllers').set(changed).where('module_id', '=', moduleId).execute()
    await runController(trx, moduleId, now)
  })
}

async function goAway(trx: Store, { module_id: moduleId, lost: before }: Row<'controllers'>, lost: Row<'controllers'>['lost'], now: number): Promise<void> {
  if (before !== null) {
    await trx.updateTable('controllers').set({ lost }).where('module_id', '=', moduleId).execute()
    return
  }
  const words = Object.fromEntries((await doorsOf(trx, moduleId)).map(({ id, status }) => [id, status]))
  await trx.updateTable('controllers').set({ lost, lost_at: now, door_words: JSON.stringify(words) }).where('module_id', '=', moduleId).execute()
  await trx.updateTable('ports').set({ status: 'Offline' }).where('id', 'in', Object.keys(words)).execute()
  await noteDoors(trx, Object.keys(words), now)
}

async function comeBack(trx: Store, { module_id: moduleId, door_words: kept }: Row<'controllers'>, now: number): Promise<void> {
  const words = JSON.parse(kept) as Words
  const doors = await doorsOf(trx, moduleId)
  for (const { id } of doors) {
    const word = words[id] ?? 'Closed'
    await trx.updateTable('ports').set({ status: word === 'Offline' ? 'Closed' : word }).where('id', '=', id).execute()
  }
  await noteDoors(trx, doors.map(({ id }) => id), now)
  await trx.updateTable('controllers').set({ lost: null, lost_at: null, door_words: '{}' }).where('module_id', '=', moduleId).execute()
  await trx.updateTable('device_commands').set({ next_at: now }).where('status', '=', 'waiting').where('module_id', '=', moduleId).execute()
}

function doorsOf(trx: Store, moduleId: number): Promise<Pick<Row<'ports'>, 'id' | 'status'>[]> {
  return trx.selectFrom('ports').innerJoin('port_modules', 'port_modules.port_id', 'ports.id').select(['ports.id', 'ports.status']).where('module_id', '=', moduleId).execute()
}

/** A simulated controller, as the console shows it. */
export interface SimulatedController {
  id: number
  name: string
  lost: Row<'controllers'>['lost']
  delayMs: number
  failure: ControllerFailure | null
  /** The number of commands that wait or are not answered yet. */
  queued: number
}

export async function readControllers(store: Store): Promise<SimulatedController[]> {
  const rows = await store
    .selectFrom('controllers')
    .innerJoin('modules', 'modules.id', 'controllers.module_id')
    .leftJoin('device_commands', (join) => join.onRef('device_commands.module_id', '=', 'modules.id').on('device_commands.status', 'in', ['waiting', 'sent']))
    .select(({ fn }) => ['modules.id', 'modules.name', 'lost', 'delay_ms', 'failure', fn.count<number>('device_commands.id').as('queued')])
    .groupBy(['modules.id', 'controllers.module_id'])
    .orderBy('modules.id')
    .execute()
  return rows.map(({ delay_ms: delayMs, ...row }) => ({ ...row, delayMs }))
}

/** The reports of a door's sensor: closed, left open after an entry, or opened without an entry. */
export const doorReports = ['closed', 'leftOpen', 'forced'] as const

/** Makes a door's sensor send a report. Refuses an unknown door (404), and an offline or locked one (409). */
export async function simulateDoor({ store, clock }: Pick<Services, 'store' | 'clock'>, portId: string, report: (typeof doorReports)[number]): Promise<void> {
  await inTransaction(store, async (trx) => {
    const port = await trx.selectFrom('ports').select(['status', 'open_since', 'is_forced']).where('id', '=', portId).executeTakeFirst()
    if (!port) throw new Refusal(404, 'UNKNOWN_DOOR', 'There is no such door.', { field: 'door' })
    if (port.status === 'Offline' || port.status === 'Locked') throw new Refusal(409, 'DOOR_STATE', 'An offline or locked door reports nothing.', { field: 'door' })
    noteChange(trx, { port: portId }, 'doors')
    const isOpen = report !== 'closed'
    const isForced = Number(report === 'forced')
    const isRepeated = port.status === 'LeftOpen' && port.is_forced === isForced
    await trx.updateTable('ports').set({ status: isOpen ? 'LeftOpen' : 'Closed', open_since: isOpen ? (isRepeated ? port.open_since : clock.now()) : null, is_forced: isForced }).where('id', '=', portId).execute()
    await noteDoors(trx, [portId], clock.now())
  })
}
