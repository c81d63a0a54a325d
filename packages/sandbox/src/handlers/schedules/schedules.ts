import { type DatedException, DoorOutputMode, explainAccess, schedulePulses, type WeekWindow } from '@portal/domain'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { notFound, type Place, placeOf, portOf, readPlaces } from '../../access/places.ts'
import { requireRight } from '../../access/requireRight.ts'
import { fromException, fromWindow, toException, toWindow } from '../../access/restrictionWire.ts'
import { conflict, Refusal } from '../../Refusal.ts'
import { heldOpenBy, holidaysOf, pulseScheduleOf } from '../../schedules/heldOpen.ts'
import { skipTo } from '../../schedules/runSchedules.ts'
import type { HolidaysTable, SchedulesTable } from '../../store/accessSchema.ts'
import type { Store } from '../../store/openStore.ts'
import type { Handler } from '../Handler.ts'

const invalid = (field: string, message: string) => new Refusal(400, 'VALIDATION', message, { field })

type ScheduleAnswer = ResponseOf<typeof endpoints.getSchedules>['Schedules'][number]

export const getSchedules: Handler<'getSchedules'> = async ({ PropertyLocationID }, call) => {
  const { account_id: accountId } = await requireRight(call, 'schedules.view')
  const places = await readPlaces(call.store, accountId)
  let query = call.store.selectFrom('schedules').selectAll().where('account_id', '=', accountId).orderBy('name')
  if (PropertyLocationID !== undefined) query = query.where('location_id', '=', placeOf(places, PropertyLocationID).locationId)
  const rows = await query.execute()
  return { Schedules: await Promise.all(rows.map((row) => scheduleAnswer(call.store, row, places, call.clock.now()))) }
}

export const saveSchedule: Handler<'saveSchedule'> = async (request, call) => {
  const { account_id: accountId, name: by } = await requireRight(call, 'schedules.edit')
  const { ID, Name, PropertyLocationID, DoorOutputMode: mode, Ports, Windows, Exceptions, PausesOnHolidays, IsActive, Version } = request
  return call.store.transaction().execute(async (trx) => {
    const places = await readPlaces(trx, accountId)
    const { propertyId } = placeOf(places, PropertyLocationID)
    for (const id of Ports) if (portOf(places, id).place.propertyId !== propertyId) throw notFound('door at this property', 'Ports')
    if (Windows.some(({ Days }) => Days.length === 0)) throw invalid('Windows', 'A window has no weekday.')
    if (Exceptions.some(({ From, Until }) => Until < From)) throw invalid('Exceptions', 'An exception ends before it begins.')
    const before = ID === null ? null : await findSchedule(trx, accountId, ID)
    if (before && Version !== null && Version !== before.version) throw conflict(await scheduleAnswer(trx, before, places, call.clock.now()))
    const atLocation = trx.selectFrom('schedules').select('id').where('location_id', '=', PropertyLocationID)
    const namesake = await atLocation.where('name', '=', Name).executeTakeFirst()
    if (namesake && namesake.id !== ID) throw new Refusal(409, 'TAKEN', 'Another schedule has this name.', { field: 'Name' })
    await skipTo(trx, call.clock.now())
    const version = (before?.version ?? 0) + 1
    const values = {
      location_id: PropertyLocationID, account_id: accountId, name: Name, output_mode: mode,
      windows: JSON.stringify(Windows.map(toWindow)), exceptions: JSON.stringify(Exceptions.map(toException)),
      pauses_on_holidays: Number(PausesOnHolidays), is_active: Number(IsActive), version, updated_by: by,
    }
    const id = before
      ? (await trx.updateTable('schedules').set(values).where('id', '=', before.id).execute(), before.id)
      : (await trx.insertInto('schedules').values(values).returning('id').executeTakeFirstOrThrow()).id
    await trx.deleteFrom('schedule_ports').where('schedule_id', '=', id).execute()
    await trx.insertInto('schedule_ports').values([...new Set(Ports)].map((port_id) => ({ schedule_id: id, port_id }))).execute()
    return { ID: id, Version: version, message: 'Schedule saved.' }
  })
}

export const deleteSchedule: Handler<'deleteSchedule'> = async ({ ID }, call) => {
  const { account_id: accountId } = await requireRight(call, 'schedules.edit')
  await findSchedule(call.store, accountId, ID)
  await call.store.transaction().execute(async (trx) => {
    await trx.deleteFrom('schedule_ports').where('schedule_id', '=', ID).execute()
    await trx.deleteFrom('schedules').where('id', '=', ID).execute()
  })
  return { message: 'Schedule deleted.' }
}

type ScheduleRow = Omit<SchedulesTable, 'id' | 'updated_by'> & { id: number; updated_by: string }
type HolidayRow = Omit<HolidaysTable, 'id' | 'updated_by'> & { id: number }

export async function findSchedule(store: Store, accountId: number, id: number): Promise<ScheduleRow> {
  const row = await store.selectFrom('schedules').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
  if (!row) throw notFound('schedule', 'ID')
  return row
}

async function scheduleAnswer(store: Store, row: ScheduleRow, places: readonly Place[], now: number): Promise<ScheduleAnswer> {
  const ports = await store.selectFrom('schedule_ports').select('port_id').where('schedule_id', '=', row.id).orderBy('port_id').execute()
  const holidays = await holidaysOf(store, row.location_id)
  const { timeZone } = placeOf(places, row.location_id)
  return {
    ID: row.id,
    Name: row.name,
    PropertyLocationID: row.location_id,
    DoorOutputMode: row.output_mode as ScheduleAnswer['DoorOutputMode'],
    Ports: ports.map(({ port_id: id }) => id),
    Windows: (JSON.parse(row.windows) as WeekWindow[]).map(fromWindow),
    Exceptions: (JSON.parse(row.exceptions) as DatedException[]).map(fromException),
    PausesOnHolidays: row.pauses_on_holidays === 1,
    IsActive: row.is_active === 1,
    TimeZone: timeZone,
    ...runningAt(row, holidays, now, timeZone),
    Version: row.version,
    UpdatedBy: row.updated_by,
  }
}

/** A year of looking ahead. */
const furthest = 366 * 86_400_000

/** Asks the domain about a door that only this schedule opens. */
function runningAt(row: ScheduleRow, holidays: readonly HolidayRow[], now: number, timeZone: string) {
  if (row.output_mode === DoorOutputMode.MomentaryOpen) {
    const [next] = schedulePulses(pulseScheduleOf(row, holidays), timeZone, now, now + furthest)
    return { IsRunning: false, NextChange: next === undefined ? null : new Date(next).toISOString() }
  }
  const { windows, exceptions } = heldOpenBy(row, holidays)
  const { outcome, nextOpening } = explainAccess({
    at: now, timeZone,
    port: { id: 'door', default: 'closed', heldOpen: windows, heldOpenExceptions: exceptions },
    person: { id: 'anyone', isActive: true, accountIsActive: true },
  })
  return { IsRunning: outcome === 'allowed', NextChange: nextOpening === null ? null : new Date(nextOpening).toISOString() }
}
