import type { DoorSchedule } from '@portal/domain'
import { inJson } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { type ChangedDoors, heldOpenBy, type ScheduleRow } from './heldOpen.ts'

const schedulesOfPorts = statement((store, { portIds }: { portIds: string }) =>
  store
    .selectFrom('schedules')
    .innerJoin('schedule_ports', 'schedule_ports.schedule_id', 'schedules.id')
    .innerJoin('property_locations', 'property_locations.id', 'schedules.location_id')
    .selectAll('schedules')
    .select(['schedule_ports.port_id', 'property_locations.property_id'])
    .where(inJson('schedule_ports.port_id', portIds, 'text'))
    .orderBy('schedules.id'))

const holidaysOfProperties = statement((store, { propertyIds }: { propertyIds: string }) =>
  store
    .selectFrom('holidays')
    .innerJoin('property_locations', 'property_locations.id', 'holidays.location_id')
    .select(['holidays.id', 'holidays.name', 'holidays.first_day', 'holidays.last_day', 'property_locations.property_id'])
    .where(inJson('property_locations.property_id', propertyIds))
    .orderBy('first_day'))

/** The active schedules that hold each of these doors open, in order of creation, in two queries. */
export async function doorSchedules(store: Store, portIds: readonly string[], { schedule, holiday }: ChangedDoors = {}): Promise<Map<string, DoorSchedule[]>> {
  const { rows } = await schedulesOfPorts(store, { portIds: JSON.stringify(portIds) })
  const holding: { portId: string; propertyId: number; row: ScheduleRow }[] = rows
    .filter(({ id }) => id !== (schedule?.id ?? null))
    .map(({ port_id: portId, property_id: propertyId, ...row }) => ({ portId, propertyId, row }))
  if (schedule) {
    const { property_id: propertyId } = await store.selectFrom('property_locations').select('property_id').where('id', '=', schedule.locationId).executeTakeFirstOrThrow()
    for (const portId of schedule.ports) if (portIds.includes(portId)) holding.push({ portId, propertyId, row: schedule.row })
  }
  const schedules = new Map<string, DoorSchedule[]>(portIds.map((id) => [id, []]))
  if (holding.length === 0) return schedules
  const { rows: holidays } = await holidaysOfProperties(store, { propertyIds: JSON.stringify([...new Set(holding.map(({ propertyId }) => propertyId))]) })
  const daysOf = (propertyId: number) => [
    ...holidays.filter(({ id, property_id: property }) => property === propertyId && id !== (holiday?.id ?? null)),
    ...(holiday?.dates && holiday.propertyId === propertyId ? [holiday.dates] : []),
  ]
  for (const { portId, propertyId, row } of holding) {
    const { windows, exceptions } = heldOpenBy(row, daysOf(propertyId))
    if (windows.length + exceptions.length > 0) schedules.get(portId)?.push({ name: row.name, windows, exceptions })
  }
  return schedules
}
