import { type DatedException, DoorOutputMode, type PulseSchedule, type WeekWindow } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { HolidaysTable, SchedulesTable } from '../store/accessSchema.ts'

/** When schedules hold a door open; `exceptions` of any schedule at a door hold for the door. */
export interface HeldOpen {
  windows: WeekWindow[]
  exceptions: DatedException[]
}

export type ScheduleRow = Pick<SchedulesTable, 'name' | 'windows' | 'exceptions' | 'pauses_on_holidays' | 'output_mode' | 'is_active'>
type HolidayRow = Pick<HolidaysTable, 'name' | 'first_day' | 'last_day'>

/** A schedule as it would be saved: it takes the place of the one with its id. */
export interface ChangedSchedule {
  id: number | null
  locationId: number
  ports: readonly string[]
  row: ScheduleRow
}

/** A holiday as it would be saved, in place of the one with its id; without dates it is deleted. */
export interface ChangedHoliday {
  id: number | null
  propertyId: number
  dates: HolidayRow | null
}

/** What is not saved yet. */
export interface ChangedDoors {
  schedule?: ChangedSchedule
  holiday?: ChangedHoliday
}

/** A holiday at any location holds for the whole property. */
export function holidaysOf(store: Store, locationId: number) {
  const property = store.selectFrom('property_locations').select('property_id').where('id', '=', locationId)
  const locations = store.selectFrom('property_locations').select('id').where('property_id', '=', property)
  return store.selectFrom('holidays').selectAll().where('location_id', 'in', locations).orderBy('first_day').execute()
}

/** Empty for a schedule that is switched off or opens its doors for a moment only. */
export function heldOpenBy(schedule: Omit<ScheduleRow, 'name'>, holidays: readonly HolidayRow[]): HeldOpen {
  const isHolding = schedule.is_active === 1 && schedule.output_mode !== DoorOutputMode.MomentaryOpen
  return isHolding ? timesOf(schedule, holidays) : { windows: [], exceptions: [] }
}

/** When a schedule opens its doors for a moment: never, where it is switched off or only holds them open. */
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
