import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type CommandState, type ControllerFacts, controllerState, type DeviceAction, mayDo, queueDoneBy } from '@portal/domain'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { type Place, type PlaceModule, readPlaces } from '../access/places.ts'
import { type Viewer, whoseNames } from '../people/viewer.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import type { Database, Row } from '../store/schema.ts'

type ControllerAnswer = ResponseOf<typeof endpoints.getControllers>['Controllers'][number]

const openStates = ['waiting', 'sent'] as const
/** Milliseconds between two reports of an online controller. */
const heartbeat = 10_000

interface Queue {
  waiting: number
  failed: number
  oldest: number | null
  next: number | null
}

/** Every controller of an account, in the order of its properties, with its doors and the state of its command queue as of the last `runDevices`. */
export async function controllerAnswers(store: Store, accountId: number, now: number): Promise<ControllerAnswer[]> {
  const places = await readPlaces(store, accountId)
  const [queues, devices] = [await readQueues(store, accountId), await readDevices(store, accountId)]
  const found = new Map<number, ControllerAnswer>()
  for (const place of places) {
    for (const module of place.modules) {
      const Ports = module.ports.map(({ id, name, number, status }) => ({ PortID: id, PortNumber: number, Name: name, Status: status }))
      const known = found.get(module.id)
      if (known) known.Ports.push(...Ports)
      else found.set(module.id, answerOf(place, module, Ports, { device: devices.get(module.id), queue: queues.get(module.id), now }))
    }
  }
  return [...found.values()]
}

type Device = Awaited<ReturnType<typeof readDevices>> extends Map<number, infer Row> ? Row : never

interface Standing {
  device: Device | undefined
  queue: Queue | undefined
  now: number
}

function answerOf({ propertyId, propertyName, timeZone }: Place, module: PlaceModule, Ports: ControllerAnswer['Ports'], standing: Standing): ControllerAnswer {
  const { device, queue = { waiting: 0, failed: 0, oldest: null, next: null }, now } = standing
  const { isOnline } = module
  const facts: ControllerFacts = { isOnline, delay: device?.delay_ms ?? 0, failure: device?.failure ?? null }
  return {
    PropertyID: propertyId, PropertyName: propertyName, TimeZone: timeZone, Ports,
    ModuleID: module.id, Name: module.name, HardwareModel: module.hardwareModel, HardwareID: module.hardware?.id ?? null, Push: module.hardware?.push ?? '',
    Serial: device?.serial ?? '', Firmware: device?.firmware ?? '', State: controllerState({ isOnline, ...queue }), LostTo: device?.lost ?? null,
    LastContactAt: toIso(isOnline ? now - ((now + module.id * 1777) % heartbeat) : (device?.lost_at ?? null)),
    WaitingCount: queue.waiting, FailedCount: queue.failed, OldestWaitingAt: toIso(queue.oldest), NextTryAt: toIso(queue.next),
    DoneBy: toIso(queueDoneBy(facts, queue.waiting, queue.next ?? now, now)),
  }
}

async function readDevices(store: Store, accountId: number) {
  const rows = await store
    .selectFrom('controllers')
    .innerJoin('modules', 'modules.id', 'controllers.module_id')
    .innerJoin('properties', 'properties.id', 'modules.property_id')
    .selectAll('controllers')
    .where('properties.account_id', '=', accountId)
    .execute()
  return new Map(rows.map((row) => [row.module_id, row]))
}

async function readQueues(store: Store, accountId: number): Promise<Map<number, Queue>> {
  const open = await store
    .selectFrom(
      store.selectFrom('device_commands').select(({ fn }) => [fn.min('id').as('first'), fn.countAll<number>().as('waiting')])
        .where('status', 'in', openStates).where('account_id', '=', accountId).groupBy('module_id').as('queues'),
    )
    .innerJoin('device_commands', 'device_commands.id', 'queues.first')
    .select(['module_id', 'status', 'made_at', 'sent_at', 'next_at', 'waiting'])
    .execute()
  const failed = await store
    .selectFrom('device_commands')
    .select(({ fn }) => ['module_id', fn.countAll<number>().as('failed'), fn.min('made_at').as('oldest')])
    .where('account_id', '=', accountId)
    .where(isUnsettled)
    .groupBy('module_id')
    .execute()
  const queues = new Map<number, Queue>(open.map(({ module_id: id, waiting, ...first }) => [
    id, { waiting, failed: 0, oldest: first.made_at, next: first.status === 'sent' ? first.sent_at : first.next_at },
  ]))
  for (const { module_id: id, failed: count, oldest } of failed) {
    const queue = queues.get(id) ?? { waiting: 0, failed: 0, oldest: null, next: null }
    queues.set(id, { ...queue, failed: count, oldest: Math.min(queue.oldest ?? Infinity, oldest) })
  }
  return queues
}

type PushAnswer = ResponseOf<typeof endpoints.getDevicePushes>['Pushes'][number]

/** Commands as the viewer may read them, without the names of codes and users that the viewer may not see. */
export async function pushAnswers(store: Store, viewer: Viewer, rows: readonly Row<'device_commands'>[]): Promise<PushAnswer[]> {
  const codes = await store
    .selectFrom('access_codes')
    .leftJoin('users', 'users.id', 'access_codes.user_id')
    .select(['access_codes.id', 'access_codes.label', 'access_codes.user_id', 'users.name'])
    .where(inIds('access_codes.id', rows.flatMap(({ code_id: id }) => id ?? [])))
    .execute()
  const { maySee } = await whoseNames(store, viewer, codes.map(({ id, user_id: userId }) => ({ user_id: userId, invite_id: null, access_code_id: id })))
  const names = new Map(codes.map(({ id, label, user_id: userId, name }) => [id, maySee({ user_id: userId, invite_id: null, access_code_id: id }) ? (name ?? label) : null]))
  const ports = await store.selectFrom('ports').select(['id', 'name']).where(inIds('id', rows.flatMap(({ port_id: id }) => id ?? []))).execute()
  const mayName = mayDo(viewer.standing, 'users.view')
  return rows.map((row) => ({
    ID: row.id, At: toIso(row.made_at), ModuleID: row.module_id, ModuleName: row.module_name, HardwareID: row.hardware_id,
    Push: row.push ?? '', Action: row.action, AccessCodeID: row.code_id, Status: row.status,
    PortName: ports.find(({ id }) => id === row.port_id)?.name ?? null, CodeName: names.get(row.code_id ?? 0) ?? null, By: mayName && row.by !== '' ? row.by : null,
    Attempts: row.attempts, Reason: row.status === 'acknowledged' ? null : row.reason, NextTryAt: row.status === 'waiting' ? toIso(row.next_at) : null,
    SentAt: toIso(row.sent_at), DoneAt: toIso(row.done_at),
  }))
}

/** Commands that are still useful later: changes of codes and restrictions. Users repeat a failed door action themselves. */
export const lastingActions = ['add', 'update', 'remove', 'all'] as const satisfies readonly DeviceAction[]

/** Whether no later command has synced the code to the same controller. */
export function isNotMadeGood({ not, exists, selectFrom }: ExpressionBuilder<Database, 'device_commands'>): Expression<SqlBool> {
  const later = selectFrom('device_commands as later')
    .select('later.id')
    .whereRef('later.module_id', '=', 'device_commands.module_id')
    .whereRef('later.id', '>', 'device_commands.id')
    .where('later.status', '=', 'acknowledged')
    .where((where) => where.or([where('later.action', '=', 'all'), where('later.code_id', '=', where.ref('device_commands.code_id'))]))
  return not(exists(later))
}

/** Whether a command about codes was given up and no later command replaced it. */
export function isUnsettled(where: ExpressionBuilder<Database, 'device_commands'>): Expression<SqlBool> {
  return where.and([where('device_commands.status', '=', 'failed'), where('device_commands.action', 'in', lastingActions), isNotMadeGood(where)])
}

const worstFirst: readonly CommandState[] = ['failed', 'waiting', 'sent', 'acknowledged']

/** The worst state of several commands; undefined without commands. */
export const worstState = (states: readonly CommandState[]): CommandState | undefined => worstFirst.find((state) => states.includes(state))
