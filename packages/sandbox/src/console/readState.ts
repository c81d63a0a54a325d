import type { CommandState } from '@portal/domain'
import { runCalls } from '../calls/runCalls.ts'
import { readStationState, type StationState } from '../calls/stationCall.ts'
import { type Integrations, readIntegrations } from '../integrations/integrations.ts'
import { readControllers, type SimulatedController } from '../devices/simulateController.ts'
import { runDoorActions } from '../gate/runDoorActions.ts'
import { type Fault, listFaults } from '../middleware/injectFaults.ts'
import { runSchedules } from '../schedules/runSchedules.ts'
import { defaultWorld, isWorldName, type WorldName, worlds } from '../seeds/worlds/index.ts'
import type { Services } from '../Services.ts'
import { failedWork } from '../store/backgroundWork.ts'
import { readSetting } from '../store/settings.ts'
import { toIso } from '../time/toIso.ts'

export interface SandboxState {
  world: WorldName
  worldTitle: string
  /** When the example data was filled in, in ISO form on the sandbox's clock. */
  startedAt: string
  now: string
  /** How far the sandbox's clock is ahead of the real one, in milliseconds. */
  clockOffset: number
  /** The IANA time zone of the first property. */
  timeZone: string
  faults: Fault[]
  /** Background work whose last attempt failed. */
  failedWork: { name: string; reason: string }[]
  visitors: StationState
  /** Webhooks and machine keys of partners' servers. */
  integrations: Integrations
  pushes: { at: string; module: string; push: string; action: string; status: CommandState }[]
  controllers: SimulatedController[]
  doors: { id: string; name: string; report: 'closed' | 'leftOpen' | 'forced' | null }[]
  properties: { id: number; name: string; hasFireAlarm: boolean }[]
  /** The accounts. `brand` is the name of an account's brand; null for the portal's own. */
  accounts: { id: number; name: string; brand: string | null }[]
  events: { at: string; who: string | null; portName: string; decision: 'open' | 'denied'; reason: string; credentialKind: string }[]
}

const eventsShown = 6
const pushesShown = 6
const accountsShown = 20
const doorsShown = 50

/** All data of the console that changes. */
export async function readState(services: Services): Promise<SandboxState> {
  const { store, clock } = services
  await runSchedules(services)
  await runCalls(services)
  await runDoorActions(services)
  const name = await readSetting(store, 'world.name')
  const world = isWorldName(name) ? name : defaultWorld
  const properties = await store.selectFrom('properties').select(['id', 'name', 'time_zone', 'fire_alarm_at']).orderBy('id').execute()
  const events = await store.selectFrom('gate_events').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(eventsShown).execute()
  const pushes = await store.selectFrom('device_commands').selectAll().orderBy('id', 'desc').limit(pushesShown).execute()
  const doors = await store.selectFrom('ports').select(['id', 'name', 'status', 'is_forced']).orderBy('position').limit(doorsShown).execute()
  const accounts = await store.selectFrom('accounts').leftJoin('account_brands', 'account_brands.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.name', 'account_brands.name as brand']).orderBy('accounts.id').limit(accountsShown).execute()
  return {
    world,
    worldTitle: worlds[world].title,
    startedAt: new Date(Number(await readSetting(store, 'world.startedAt'))).toISOString(),
    now: toIso(clock.now()),
    clockOffset: clock.offset(),
    timeZone: properties[0]?.time_zone ?? 'UTC',
    integrations: await readIntegrations(store),
    faults: await listFaults(services),
    failedWork: failedWork(services.log),
    visitors: await readStationState(store),
    pushes: pushes.map(({ made_at: at, module_name: module, push, action, status }) => ({ at: toIso(at), module, push: push ?? '', action, status })),
    doors: doors.map(({ id, name, status, is_forced: isForced }) => ({ id, name, report: status === 'LeftOpen' ? (isForced === 1 ? 'forced' : 'leftOpen') : status === 'Closed' || status === 'HeldOpen' ? 'closed' : null })),
    controllers: await readControllers(store),
    properties: properties.map(({ id, name: title, fire_alarm_at: alarm }) => ({ id, name: title, hasFireAlarm: alarm !== null })),
    accounts,
    events: events.map((event) => ({
      at: toIso(event.at),
      who: event.who,
      portName: event.port_name,
      decision: event.decision,
      reason: event.reason,
      credentialKind: event.credential_kind,
    })),
  }
}
