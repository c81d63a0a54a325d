import { type DatedException, DoorOutputMode, type WeekWindow } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { HolidaysTable, SchedulesTable } from '../store/accessSchema.ts'

/** When schedules hold a door open; `exceptions` of any schedule at a door hold for the door. */
export interface HeldOpen {
  windows: WeekWindow[]
  exceptions: DatedException[]
}

type ScheduleRow = Pick<SchedulesTable, 'windows' | 'exceptions' | 'pauses_on_holidays' | 'output_mode' | 'is_active'>
type HolidayRow = Pick<HolidaysTable, 'name' | 'first_day' | 'last_day'>

export async function heldOpenAt(store: Store, portId: string): Promise<HeldOpen> {
  const schedules = await store
    .selectFrom('schedules')
    .innerJoin('schedule_ports', 'schedule_ports.schedule_id', 'schedules.id')
    .selectAll('schedules')
    .where('schedule_ports.port_id', '=', portId)
    .orderBy('schedules.id')
    .execute()
  const locations = [...new Set(schedules.map(({ location_id: id }) => id))]
  if (locations.length === 0) return { windows: [], exceptions: [] }
  const holidays = await store.selectFrom('holidays').selectAll().where('location_id', 'in', locations).execute()
  const each = schedules.map((schedule) => heldOpenBy(schedule, holidays.filter(({ location_id: id }) => id === schedule.location_id)))
  return { windows: each.flatMap(({ windows }) => windows), exceptions: each.flatMap(({ exceptions }) => exceptions) }
}

/** Nothing for one that is switched off or opens for a moment only. */
export function heldOpenBy(schedule: ScheduleRow, holidays: readonly HolidayRow[]): HeldOpen {
  if (schedule.is_active === 0 || schedule.output_mode === DoorOutputMode.MomentaryOpen) return { windows: [], exceptions: [] }
  const paused = schedule.pauses_on_holidays === 1 ? holidays.map(asException) : []
  return {
    windows: JSON.parse(schedule.windows) as WeekWindow[],
    exceptions: [...paused, ...(JSON.parse(schedule.exceptions) as DatedException[])],
  }
}

function asException({ name, first_day: from, last_day: until }: HolidayRow): DatedException {
  return { name, from, until, effect: 'deny', start: 0, end: 1440 }
}
