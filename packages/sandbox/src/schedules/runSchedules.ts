import { DoorOutputMode, doorState, schedulePulses } from '@portal/domain'
import { type Place, portOf, readPlaces } from '../access/places.ts'
import { findPorts } from '../access/portFacts.ts'
import { recordPushes } from '../devices/recordPushes.ts'
import { sql } from 'kysely'
import type { Services } from '../Services.ts'
import { type AccountScope, eachAlone, ofAccount } from '../store/backgroundWork.ts'
import { noteChange } from '../store/liveChanges.ts'
import type { Store } from '../store/openStore.ts'
import { readSetting, writeSetting } from '../store/settings.ts'
import { inTransaction, savepoint } from '../store/transaction.ts'
import { holidaysOf, pulseScheduleOf, type ScheduleRow } from '../access/heldOpen.ts'

const ranUntil = 'schedules.ranUntil of '
const ranUntilOf = (accountId: number) => `${ranUntil}${accountId}`
/** The shortest time between two runs, in milliseconds. */
const atMostEach = 1000
/** How long missed openings are still recorded, in milliseconds. */
const longest = 31 * 86_400_000

/**
 * Records momentary openings by schedules since the last run, in one account or all: a push to each controller and an event for each door.
 * Real controllers run schedules themselves; the sandbox does it before answers about doors and events, at most once a second. A door in
 * lockdown stays closed, and an offline door reports nothing. Each account has its own transaction.
 */
export async function runSchedules(services: Pick<Services, 'store' | 'clock' | 'log'>, accountId?: number): Promise<void> {
  const rows = await dueSchedules(services.store, services.clock.now(), accountId)
  const accounts = [...new Set(rows.map(({ account_id: id }) => id))]
  await eachAlone(services.log, accounts, (id) => `The schedules of account ${id}`, (id) => runSchedulesOf(services, id))
}

async function runSchedulesOf({ store, clock, log }: Pick<Services, 'store' | 'clock' | 'log'>, accountId: number): Promise<void> {
  await inTransaction(store, async (trx) => {
    const now = clock.now()
    // Another run in the queue may have recorded them already.
    const due = await dueSchedules(trx, now, accountId)
    if (due.length === 0) return
    const from = Math.max(Number((await readSetting(trx, ranUntilOf(accountId))) ?? now), now - longest)
    const places = await readPlaces(trx, accountId)
    await eachAlone(log, due, ({ id }) => `Schedule ${id}`, (schedule) => savepoint(trx, 'schedule', async () => {
      const holidays = await holidaysOf(trx, schedule.location_id)
      for (const at of schedulePulses(pulseScheduleOf(schedule, holidays), schedule.time_zone, from, now)) await pulse(trx, schedule, places, at)
    }))
    await skipTo(trx, accountId, now)
  })
}

/** Makes the next run of an account begin at `now`, because a new schedule has not opened doors before it existed. */
export async function skipTo(store: Store, accountId: number, now: number): Promise<void> {
  await writeSetting(store, ranUntilOf(accountId), String(now))
}

interface MomentarySchedule extends ScheduleRow {
  id: number
  name: string
  account_id: number
}

function schedulesThatPulse(store: Store, accountId: AccountScope) {
  return store
    .selectFrom('schedules')
    .innerJoin('property_locations', 'property_locations.id', 'schedules.location_id')
    .innerJoin('properties', 'properties.id', 'property_locations.property_id')
    .selectAll('schedules')
    .select('properties.time_zone')
    .where('schedules.is_active', '=', 1)
    .where('schedules.output_mode', '!=', DoorOutputMode.HoldOpen)
    .where(ofAccount('schedules.account_id', accountId))
}

/**
 * The schedules that open doors momentarily, except in accounts that ran this second. The difference is absolute, because the last run is
 * in the future after the clock was set back.
 */
export function schedulesToRun(store: Store, now: number, accountId: AccountScope) {
  const ran = sql<boolean>`exists (select 1 from settings where key = ${sql.lit(ranUntil)} || schedules.account_id
    and case when key like ${sql.lit(`${ranUntil}%`)} then abs(cast(${now} as bigint) - cast(value as bigint)) < ${sql.lit(atMostEach)} else false end)`
  return schedulesThatPulse(store, accountId).where(({ not }) => not(ran))
}

const dueSchedules = (store: Store, now: number, accountId: AccountScope) => schedulesToRun(store, now, accountId).orderBy('schedules.id').execute()

async function pulse(trx: Store, { id, name, account_id: accountId }: MomentarySchedule, places: readonly Place[], at: number): Promise<void> {
  const ports = await trx.selectFrom('schedule_ports').innerJoin('ports', 'ports.id', 'schedule_ports.port_id').selectAll('ports').where('schedule_id', '=', id).execute()
  const modules = new Set(ports.map((port) => portOf(places, port.id).module))
  await recordPushes(trx, [...modules], { accountId, at, action: 'pulse', codeId: null })
  if (ports.length === 0) return
  noteChange(trx, { account: accountId }, 'doors', 'events')
  const facts = await findPorts(trx, ports.map((port) => port.id))
  for (const port of ports.filter(({ status }) => status !== 'Offline')) {
    const door = facts.get(port.id)?.door
    const isLocked = door !== undefined && doorState(door, at).because === 'lockdown'
    const event = { property_id: port.property_id, port_id: port.id, port_name: port.name, at, who: name, credential_kind: 'Schedule' }
    await trx.insertInto('gate_events').values({ ...event, decision: isLocked ? 'denied' : 'open', reason: isLocked ? 'lockedDown' : 'opened' }).execute()
    if (!isLocked) await trx.updateTable('ports').set({ last_opened_at: at }).where('id', '=', port.id).execute()
  }
}
