import { type DatedException, DoorOutputMode, type PulseSchedule, type WeekWindow } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { HolidaysTable, SchedulesTable } from '../store/accessSchema.ts'

/** When schedules hold a door open. The `exceptions` of one schedule apply to the door, whichever schedule holds it open. */
export interface HeldOpen {
  windows: WeekWindow[]
  exceptions: DatedException[]
}

export type ScheduleRow = Pick<SchedulesTable, 'name' | 'windows' | 'exceptions' | 'pauses_on_holidays' | 'output_mode' | 'is_active'>
type HolidayRow = Pick<HolidaysTable, 'name' | 'first_day' | 'last_day'>

/** An unsaved schedule; it takes the place of the saved schedule with its id. */
export interface ChangedSchedule {
  id: number | null
  locationId: number
  ports: readonly string[]
  row: ScheduleRow
}

/** An unsaved holiday; it takes the place of the saved holiday with its id. Without dates the holiday is deleted. */
export interface ChangedHoliday {
  id: number | null
  propertyId: number
  dates: HolidayRow | null
}

/** Unsaved changes that decide about doors. */
export interface ChangedDoors {
  schedule?: ChangedSchedule
  holiday?: ChangedHoliday
}

/** The holidays of a location's whole property: a holiday at one location applies to all of them. */
export async function holidaysOf(store: Store, locationId: number) {
  const property = store.selectFrom('property_locations').select('property_id').where('id', '=', locationId)
  const locations = store.selectFrom('property_locations').select('id').where('property_id', '=', property)
  return store.selectFrom('holidays').selectAll().where('location_id', 'in', locations).orderBy('first_day').execute()
}

/** When a schedule holds its doors open: never if it is switched off or opens them for a moment only. */
export function heldOpenBy(schedule: Omit<ScheduleRow, 'name'>, holidays: readonly HolidayRow[]): HeldOpen {
  const isHolding = schedule.is_active === 1 && schedule.output_mode !== DoorOutputMode.MomentaryOpen
  return isHolding ? timesOf(schedule, holidays) : { windows: [], exceptions: [] }
}

/** When a schedule opens its doors for a moment: never if it is switched off or only holds them open. */
export function pulseScheduleOf(schedule: Omit<ScheduleRow, 'name'>, holidays: readonly HolidayRow[]): PulseSchedule {
  const isPulsing = schedule.is_active === 1 && schedule.output_mode !== DoorOutputMode.HoldOpen
  return isPulsing ? timesOf(schedule, holidays) : { windows: [], exceptions: [] }
}

function timesOf(schedule: Omit<ScheduleRow, 'name'>, holidays: readonly HolidayRow[]): HeldOpen {
  const paused = schedule.pauses_on_holidays === 1 ? holidays.map(asException) : []
  return {
    windows: JSON.parse(schedule.windows) as WeekWindow[],
    exceptions: [...paused, ...(JSON.parse(schedule.exceptions) as DatedException[])],
  }
}

function asException({ name, first_day: from, last_day: until }: HolidayRow): DatedException {
  return { name, from, until, effect: 'deny', start: 0, end: 1440 }
}
