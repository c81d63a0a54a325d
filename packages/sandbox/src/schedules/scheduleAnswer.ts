import { type endpoints, type ResponseOf, toExceptionRecords, toWindowRecords } from '@portal/api-client/contract'
import { type DatedException, DoorOutputMode, explainAccess, schedulePulses, type WeekWindow } from '@portal/domain'
import { heldOpenBy, holidaysOf, pulseScheduleOf } from '../access/heldOpen.ts'
import { type Place, placeOf } from '../access/places.ts'
import type { Row } from '../store/schema.ts'
import { findOfAccount } from '../store/ofAccount.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'

type ScheduleAnswer = ResponseOf<typeof endpoints.getSchedules>['Schedules'][number]

export const findSchedule = (store: Store, accountId: number, id: number) => findOfAccount(store, 'schedules', accountId, id, 'schedule')

export async function scheduleAnswer(store: Store, row: Row<'schedules'>, places: readonly Place[], now: number): Promise<ScheduleAnswer> {
  const ports = await store.selectFrom('schedule_ports').select('port_id').where('schedule_id', '=', row.id).orderBy('port_id').execute()
  const holidays = await holidaysOf(store, row.location_id)
  const { timeZone } = placeOf(places, row.location_id)
  return {
    ID: row.id,
    Name: row.name,
    PropertyLocationID: row.location_id,
    DoorOutputMode: row.output_mode,
    Ports: ports.map(({ port_id: id }) => id),
    Windows: toWindowRecords(JSON.parse(row.windows) as WeekWindow[]),
    Exceptions: toExceptionRecords(JSON.parse(row.exceptions) as DatedException[]),
    PausesOnHolidays: row.pauses_on_holidays === 1,
    IsActive: row.is_active === 1,
    TimeZone: timeZone,
    ...runningAt(row, holidays, now, timeZone),
    Version: row.version,
    UpdatedBy: row.updated_by,
  }
}

/** How far ahead the search for the next opening looks: a year, in milliseconds. */
const furthest = 366 * 86_400_000

/** Whether a schedule holds its doors open now, and when that changes, as the domain decides for a door with only this schedule. */
function runningAt(row: Row<'schedules'>, holidays: readonly Row<'holidays'>[], now: number, timeZone: string) {
  if (row.output_mode === DoorOutputMode.MomentaryOpen) {
    const [next] = schedulePulses(pulseScheduleOf(row, holidays), timeZone, now, now + furthest)
    return { IsRunning: false, NextChange: next === undefined ? null : toIso(next) }
  }
  const { windows, exceptions } = heldOpenBy(row, holidays)
  const { outcome, nextOpening } = explainAccess({
    at: now, timeZone,
    port: { id: 'door', default: 'closed', heldOpen: windows, heldOpenExceptions: exceptions },
    person: { id: 'anyone', isActive: true, accountIsActive: true },
  })
  return { IsRunning: outcome === 'allowed', NextChange: toIso(nextOpening) }
}

/** Finds a holiday of the account; 404 for any other. */
export const findHoliday = (store: Store, accountId: number, id: number) => findOfAccount(store, 'holidays', accountId, id, 'holiday')
