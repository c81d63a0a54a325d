import { toDatedExceptions, toWeekWindows } from '@portal/api-client/contract'
import { noteDoorsOf } from '../access/doorFacts.ts'
import { type Place, placeOf, portOf, portsOf, readPlaces } from '../access/places.ts'
import { requireDoors } from '../access/requireDoors.ts'
import type { Viewer } from '../people/viewer.ts'
import { conflict, invalid, notFound, taken } from '../Refusal.ts'
import { skipTo } from '../schedules/runSchedules.ts'
import { findHoliday, findSchedule, scheduleAnswer } from '../schedules/scheduleAnswer.ts'
import type { Store } from '../store/openStore.ts'
import type { Handler } from './Handler.ts'

export const getSchedules: Handler<'getSchedules'> = async ({ PropertyLocationID }, call) => {
  const { account_id: accountId } = call.user
  const places = await readPlaces(call.store, accountId)
  let query = call.store.selectFrom('schedules').selectAll().where('account_id', '=', accountId).orderBy('name')
  if (PropertyLocationID !== undefined) query = query.where('location_id', '=', placeOf(places, PropertyLocationID).locationId)
  const rows = await query.execute()
  return { Schedules: await Promise.all(rows.map((row) => scheduleAnswer(call.store, row, places, call.now))) }
}

export const saveSchedule: Handler<'saveSchedule'> = async (request, call) => {
  const { account_id: accountId, name: by } = call.user
  const { ID, Name, PropertyLocationID, DoorOutputMode: mode, Ports, Windows, Exceptions, PausesOnHolidays, IsActive, Version } = request
  const places = await readPlaces(call.store, accountId)
  const { propertyId } = placeOf(places, PropertyLocationID)
  for (const id of Ports) if (portOf(places, id).place.propertyId !== propertyId) throw notFound('door at this property', 'Ports')
  if (Windows.some(({ Days }) => Days.length === 0)) throw invalid('Windows', 'The hours have no weekday.')
  if (Exceptions.some(({ From, Until }) => Until < From)) throw invalid('Exceptions', 'An exception ends before it begins.')
  const before = ID === null ? null : await findSchedule(call.store, accountId, ID)
  await requireDoors(call.store, call.viewer, [...Ports, ...(before ? await portsOfSchedule(call.store, before.id) : [])], 'Ports', mode)
  if (before && Version !== null && Version !== before.version) throw conflict(await scheduleAnswer(call.store, before, places, call.now))
  const namesake = await call.store.selectFrom('schedules').select('id').where('location_id', '=', PropertyLocationID).where('name', '=', Name).executeTakeFirst()
  if (namesake && namesake.id !== ID) throw taken('Name', 'Another schedule has this name.')
  await skipTo(call.store, accountId, call.now)
  const version = (before?.version ?? 0) + 1
  const values = {
    location_id: PropertyLocationID, account_id: accountId, name: Name, output_mode: mode,
    windows: JSON.stringify(toWeekWindows(Windows)), exceptions: JSON.stringify(toDatedExceptions(Exceptions)),
    pauses_on_holidays: Number(PausesOnHolidays), is_active: Number(IsActive), version, updated_by: by,
  }
  if (before) await call.store.updateTable('schedules').set(values).where('id', '=', before.id).execute()
  const { id } = before ?? (await call.store.insertInto('schedules').values(values).returning('id').executeTakeFirstOrThrow())
  await call.store.deleteFrom('schedule_ports').where('schedule_id', '=', id).execute()
  await call.store.insertInto('schedule_ports').values([...new Set(Ports)].map((port_id) => ({ schedule_id: id, port_id }))).execute()
  await noteDoorsOf(call.store, accountId, call.now)
  return { ID: id, Version: version, message: 'Schedule saved.' }
}

export const deleteSchedule: Handler<'deleteSchedule'> = async ({ ID }, { viewer, store, now }) => {
  await findSchedule(store, viewer.accountId, ID)
  await requireDoors(store, viewer, await portsOfSchedule(store, ID), 'ID')
  await store.deleteFrom('schedule_ports').where('schedule_id', '=', ID).execute()
  await store.deleteFrom('schedules').where('id', '=', ID).execute()
  await noteDoorsOf(store, viewer.accountId, now)
  return { message: 'Schedule deleted.' }
}

async function portsOfSchedule(store: Store, id: number): Promise<string[]> {
  return (await store.selectFrom('schedule_ports').select('port_id').where('schedule_id', '=', id).execute()).map(({ port_id: port }) => port)
}

export const getHolidays: Handler<'getHolidays'> = async ({ PropertyLocationID }, call) => {
  const { account_id: accountId } = call.user
  let query = call.store.selectFrom('holidays').selectAll().where('account_id', '=', accountId).orderBy('first_day').orderBy('id')
  if (PropertyLocationID !== undefined) query = query.where('location_id', '=', PropertyLocationID)
  const rows = await query.execute()
  return { Holidays: rows.map(holidayAnswer) }
}

export const saveHoliday: Handler<'saveHoliday'> = async ({ ID, PropertyLocationID, Name, From, Until, Version }, call) => {
  const { account_id: accountId, name: by } = call.user
  const places = await readPlaces(call.store, accountId)
  placeOf(places, PropertyLocationID)
  if (Until < From) throw invalid('Until', 'The last day is before the first.')
  const before = ID === null ? null : await findHoliday(call.store, accountId, ID)
  for (const at of [PropertyLocationID, ...(before ? [before.location_id] : [])]) await requireDoorsOfProperty(call.store, call.viewer, places, at)
  if (before && Version !== null && Version !== before.version) throw conflict(holidayAnswer(before))
  const version = (before?.version ?? 0) + 1
  const values = { location_id: PropertyLocationID, account_id: accountId, name: Name, first_day: From, last_day: Until, version, updated_by: by }
  if (before) await call.store.updateTable('holidays').set(values).where('id', '=', before.id).execute()
  const { id } = before ?? (await call.store.insertInto('holidays').values(values).returning('id').executeTakeFirstOrThrow())
  await noteDoorsOf(call.store, accountId, call.now)
  return { ID: id, Version: version, message: 'Holiday saved.' }
}

export const deleteHoliday: Handler<'deleteHoliday'> = async ({ ID }, { viewer, store, now }) => {
  const { location_id: location } = await findHoliday(store, viewer.accountId, ID)
  await requireDoorsOfProperty(store, viewer, await readPlaces(store, viewer.accountId), location)
  await store.deleteFrom('holidays').where('id', '=', ID).execute()
  await noteDoorsOf(store, viewer.accountId, now)
  return { message: 'Holiday deleted.' }
}

/** Requires the right to all doors of a property, because a holiday pauses the schedules of all of them. */
async function requireDoorsOfProperty(store: Store, viewer: Viewer, places: readonly Place[], locationId: number): Promise<void> {
  const { propertyId } = placeOf(places, locationId)
  await requireDoors(store, viewer, places.filter((place) => place.propertyId === propertyId).flatMap(portsOf).map(({ id }) => id), 'PropertyLocationID')
}

type HolidayRow = Awaited<ReturnType<typeof findHoliday>>

function holidayAnswer(row: HolidayRow) {
  return {
    ID: row.id, PropertyLocationID: row.location_id, Name: row.name, From: row.first_day, Until: row.last_day,
    Version: row.version, UpdatedBy: row.updated_by,
  }
}
