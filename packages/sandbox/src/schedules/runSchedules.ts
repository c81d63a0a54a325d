import { DoorOutputMode, doorState, schedulePulses } from '@portal/domain'
import { type Place, portOf, readPlaces } from '../access/places.ts'
import { findPorts } from '../access/portFacts.ts'
import { recordPushes } from '../devices/recordPushes.ts'
import { sql } from 'kysely'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import { readSetting, writeSetting } from '../store/settings.ts'
import { statement } from '../store/statement.ts'
import { inLine } from '../store/takeTurn.ts'
import { holidaysOf, pulseScheduleOf, type ScheduleRow } from './heldOpen.ts'

const ranUntil = 'schedules.ranUntil'
/** Milliseconds in which they run once at most. */
const atMostEach = 1000
/** How far back missed openings are made up for, in milliseconds. */
const longest = 31 * 86_400_000

/**
 * Records what the controllers have done by their momentary schedules since the last run: a push to each controller and an event of each
 * door. Real controllers keep their own time; the sandbox catches up before it answers about doors and events, at most once a second. A door
 * in lockdown stays shut, and an offline door reports nothing.
 */
export async function runSchedules({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> {
  if ((await momentarySchedules(store)).length === 0 || (await ranThisSecond(store, clock.now()))) return
  await inLine(store, 'schedules', async (trx) => {
    const now = clock.now()
    // Whoever was ahead in the line may have run them.
    if (await ranThisSecond(trx, now)) return
    const from = Math.max(Number((await readSetting(trx, ranUntil)) ?? now), now - longest)
    const places = new Map<number, readonly Place[]>()
    for (const schedule of await momentarySchedules(trx)) {
      const { account_id: accountId } = schedule
      if (!places.has(accountId)) places.set(accountId, await readPlaces(trx, accountId))
      const holidays = await holidaysOf(trx, schedule.location_id)
      for (const at of schedulePulses(pulseScheduleOf(schedule, holidays), schedule.time_zone, from, now)) await pulse(trx, schedule, places.get(accountId) ?? [], at)
    }
    await skipTo(trx, now)
  })
}

/** The difference is absolute: after the clock was set back, the last run lies in the future. */
async function ranThisSecond(store: Store, now: number): Promise<boolean> {
  return Math.abs(now - Number((await readSetting(store, ranUntil)) ?? 0)) < atMostEach
}

/** Makes the next run begin at `now`: a new schedule has not opened doors before it existed. */
export async function skipTo(store: Store, now: number): Promise<void> {
  await writeSetting(store, ranUntil, String(now))
}

type MomentarySchedule = Awaited<ReturnType<typeof momentarySchedules>>[number]

async function momentarySchedules(store: Store): Promise<(ScheduleRow & { id: number; name: string; account_id: number; location_id: number; time_zone: string })[]> {
  return (await activeSchedules(store, {})).rows
}

function schedulesThatPulse(store: Store) {
  return store
    .selectFrom('schedules')
    .innerJoin('property_locations', 'property_locations.id', 'schedules.location_id')
    .innerJoin('properties', 'properties.id', 'property_locations.property_id')
    .selectAll('schedules')
    .select('properties.time_zone')
    .where('schedules.is_active', '=', 1)
    .where('schedules.output_mode', '!=', DoorOutputMode.HoldOpen)
}

const activeSchedules = statement((store) => schedulesThatPulse(store))

/** The momentary schedules, unless they ran this second. */
export function schedulesToRun(store: Store, now: number) {
  const ran = sql<boolean>`exists (select 1 from settings where case when key = ${ranUntil} then abs(cast(${now} as bigint) - cast(value as bigint)) < ${sql.lit(atMostEach)} else false end)`
  return schedulesThatPulse(store).where(({ not }) => not(ran))
}

async function pulse(trx: Store, { id, name, account_id: accountId }: MomentarySchedule, places: readonly Place[], at: number): Promise<void> {
  const ports = await trx.selectFrom('schedule_ports').innerJoin('ports', 'ports.id', 'schedule_ports.port_id').selectAll('ports').where('schedule_id', '=', id).execute()
  const modules = new Set(ports.map((port) => portOf(places, port.id).module))
  await recordPushes(trx, [...modules], { accountId, at, action: 'pulse', codeId: null })
  if (ports.length === 0) return
  const facts = await findPorts(trx, ports.map((port) => port.id))
  for (const port of ports.filter(({ status }) => status !== 'Offline')) {
    const door = facts.get(port.id)?.door
    const isLocked = door !== undefined && doorState(door, at).because === 'lockdown'
    const event = { property_id: port.property_id, port_id: port.id, port_name: port.name, at, who: name, credential_kind: 'Schedule' }
    await trx.insertInto('gate_events').values({ ...event, decision: isLocked ? 'denied' : 'open', reason: isLocked ? 'lockedDown' : 'opened' }).execute()
    if (!isLocked) await trx.updateTable('ports').set({ last_opened_at: at }).where('id', '=', port.id).execute()
  }
}
