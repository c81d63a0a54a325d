import { type DatedException, DoorOutputMode, type DoorSchedule, type PulseSchedule, type WeekWindow } from '@portal/domain'
import type { Row } from '../store/schema.ts'
import { inJson } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'

/** When schedules hold a door open. The exception dates of one schedule apply to the door, whichever schedule holds it open. */
export interface HeldOpen {
  windows: WeekWindow[]
  exceptions: DatedException[]
}

export type ScheduleRow = Pick<Row<'schedules'>, 'name' | 'windows' | 'exceptions' | 'pauses_on_holidays' | 'output_mode' | 'is_active'>
type HolidayRow = Pick<Row<'holidays'>, 'name' | 'first_day' | 'last_day'>

/** An unsaved schedule; it replaces the saved schedule with its id. */
export interface ChangedSchedule {
  id: number | null
  locationId: number
  ports: readonly string[]
  row: ScheduleRow
}

/** An unsaved holiday; it replaces the saved holiday with its id. Without dates, the holiday is deleted. */
export interface ChangedHoliday {
  id: number | null
  propertyId: number
  dates: HolidayRow | null
}

/** Unsaved changes of schedules and holidays, which decide about doors. */
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

/** The hours in which a schedule holds its doors open: none if it is off or opens them only momentarily. */
export const heldOpenBy = (schedule: Omit<ScheduleRow, 'name'>, holidays: readonly HolidayRow[]): HeldOpen => timesOf(schedule, holidays, DoorOutputMode.MomentaryOpen)

/** The times at which a schedule opens its doors momentarily: none if it is off or only holds them open. */
export const pulseScheduleOf = (schedule: Omit<ScheduleRow, 'name'>, holidays: readonly HolidayRow[]): PulseSchedule => timesOf(schedule, holidays, DoorOutputMode.HoldOpen)

function timesOf(schedule: Omit<ScheduleRow, 'name'>, holidays: readonly HolidayRow[], otherMode: DoorOutputMode): HeldOpen {
  if (schedule.is_active === 0 || schedule.output_mode === otherMode) return { windows: [], exceptions: [] }
  const paused = schedule.pauses_on_holidays === 1 ? holidays.map(asException) : []
  return {
    windows: JSON.parse(schedule.windows) as WeekWindow[],
    exceptions: [...paused, ...(JSON.parse(schedule.exceptions) as DatedException[])],
  }
}

function asException({ name, first_day: from, last_day: until }: HolidayRow): DatedException {
  return { name, from, until, effect: 'deny', start: 0, end: 1440 }
}

const schedulesOfPorts = statement((store, { portIds }: { portIds: string }) =>
  store
    .selectFrom('schedules')
    .innerJoin('schedule_ports', 'schedule_ports.schedule_id', 'schedules.id')
    .innerJoin('property_locations', 'property_locations.id', 'schedules.location_id')
    .selectAll('schedules')
    .select(['schedule_ports.port_id', 'property_locations.property_id'])
    .where(inJson('schedule_ports.port_id', portIds, 'text'))
    .orderBy('schedules.id'))

const holidaysByProperty = statement((store, { portIds }: { portIds: string }) =>
  store
    .selectFrom('holidays')
    .innerJoin('property_locations', 'property_locations.id', 'holidays.location_id')
    .select(['holidays.id', 'holidays.name', 'holidays.first_day', 'holidays.last_day', 'property_locations.property_id'])
    .where('property_locations.property_id', 'in', store.selectFrom('ports').select('ports.property_id').where(inJson('ports.id', portIds, 'text')))
    .orderBy('first_day'))

/** The holidays of these doors' properties, by property, soonest first. */
export async function holidaysOfDoors(store: Store, portIds: readonly string[], { holiday }: ChangedDoors = {}): Promise<Map<number, HolidayRow[]>> {
  const { rows } = await holidaysByProperty(store, { portIds: JSON.stringify(portIds) })
  const holidays = new Map<number, HolidayRow[]>()
  const add = (propertyId: number, row: HolidayRow) => holidays.set(propertyId, [...(holidays.get(propertyId) ?? []), row])
  for (const { property_id: propertyId, ...row } of rows) if (row.id !== (holiday?.id ?? null)) add(propertyId, row)
  if (holiday?.dates) add(holiday.propertyId, holiday.dates)
  return holidays
}

/** The active schedules that hold each of these doors open, in order of creation. */
export async function doorSchedules(store: Store, portIds: readonly string[], reading: ReturnType<typeof holidaysOfDoors>, { schedule }: ChangedDoors = {}): Promise<Map<string, DoorSchedule[]>> {
  const [{ rows }, holidays] = await Promise.all([schedulesOfPorts(store, { portIds: JSON.stringify(portIds) }), reading])
  const holding: { portId: string; propertyId: number; row: ScheduleRow }[] = rows
    .filter(({ id }) => id !== (schedule?.id ?? null))
    .map(({ port_id: portId, property_id: propertyId, ...row }) => ({ portId, propertyId, row }))
  if (schedule) {
    const { property_id: propertyId } = await store.selectFrom('property_locations').select('property_id').where('id', '=', schedule.locationId).executeTakeFirstOrThrow()
    for (const portId of schedule.ports) if (portIds.includes(portId)) holding.push({ portId, propertyId, row: schedule.row })
  }
  const schedules = new Map<string, DoorSchedule[]>(portIds.map((id) => [id, []]))
  for (const { portId, propertyId, row } of holding) {
    const { windows, exceptions } = heldOpenBy(row, holidays.get(propertyId) ?? [])
    if (windows.length + exceptions.length > 0) schedules.get(portId)?.push({ name: row.name, windows, exceptions })
  }
  return schedules
}
