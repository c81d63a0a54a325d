import { comparedValue, readHoursCell, rowReason, showHours, splitSeveral, type WeekWindow } from '@portal/domain'
import { type Place, readPlaces } from '../access/places.ts'
import { requireDoors } from '../access/requireDoors.ts'
import { invalid, Refusal } from '../Refusal.ts'
import { skipTo } from '../schedules/runSchedules.ts'
import type { Store } from '../store/openStore.ts'
import type { FieldChange, ImportContext, ImportRow, WrittenRow } from './ImportedKind.ts'
import { noRefusal, wroteNothing } from './writeRow.ts'

/** What an import sets of a schedule, and gives back. */
export interface SettableSchedule {
  windows: readonly WeekWindow[]
  ports: readonly string[]
}

const holdOpen = 2

/**
 * Makes the schedule of a row, which holds its doors open, or changes the one of that name at the property. Inside the row's savepoint. Refusals:
 * those of `saveSchedule`; 409 `AMBIGUOUS` where several have the name.
 */
export async function writeScheduleRow(trx: Store, { viewer, found: { property_id: propertyId }, now }: ImportContext, { choice, cells }: ImportRow): Promise<WrittenRow> {
  const { Name = '', Hours = '' } = cells
  if (Name === '') throw invalid('Name', 'The row has no name.', rowReason('noName', {}))
  const places = (await readPlaces(trx, viewer.accountId)).filter((place) => place.propertyId === propertyId)
  const [place] = places
  if (!place) throw new Refusal(409, 'NO_PLACE', 'The property has no place yet.', { reason: rowReason('noPropertyPlace', {}) })
  const doors = doorsOf(places)
  const windows = Hours === '' ? null : readHoursCell(Hours)
  if (Hours !== '' && windows === null) throw invalid('Hours', 'These are no hours.', rowReason('notHours', {}))
  const all = await trx.selectFrom('schedules').selectAll().where('account_id', '=', viewer.accountId).where('location_id', 'in', places.map(({ locationId }) => locationId)).orderBy('id').execute()
  const [known, second] = all.filter(({ name }) => comparedValue('groupName', name) === comparedValue('groupName', Name))
  if (second && choice !== 'keepBoth') throw new Refusal(409, 'AMBIGUOUS', `Several schedules are called ${Name}.`, { field: 'Name', reason: rowReason('severalSchedules', { name: Name }) })
  if (known && choice === 'skip') return wroteNothing('skipped', known)
  const by = { updated_by: viewer.user.name }
  if (!known || choice === 'keepBoth') {
    if (windows === null) throw invalid('Hours', 'The row has no hours.', rowReason('noHours', {}))
    const is: SettableSchedule = { windows, ports: cells.Doors ? portsNamed(doors, cells.Doors) : doors.map(({ id }) => id) }
    await requireDoors(trx, viewer, is.ports, 'Doors', holdOpen)
    const at = places.find(({ modules }) => modules.some(({ ports }) => ports.some(({ id }) => id === is.ports[0]))) ?? place
    const { id } = await trx.insertInto('schedules').values({
      ...by, location_id: at.locationId, account_id: viewer.accountId, name: Name, output_mode: holdOpen, windows: JSON.stringify(is.windows), exceptions: '[]', pauses_on_holidays: 1, is_active: 1, version: 1,
    }).returning('id').executeTakeFirstOrThrow()
    await writePorts(trx, { id, accountId: viewer.accountId }, is.ports, now)
    return { outcome: 'created', name: Name, ...noRefusal, recordId: id, changes: [{ Field: 'Name', From: '', To: Name }, ...changesOf(doors, null, is)], before: null, versionBefore: null, versionAfter: 1 }
  }
  const before = await settableOf(trx, known)
  const is: SettableSchedule = { windows: windows ?? before.windows, ports: cells.Doors ? portsNamed(doors, cells.Doors) : before.ports }
  const changes = changesOf(doors, before, is)
  if (changes.length === 0) return wroteNothing('unchanged', known)
  await requireDoors(trx, viewer, [...before.ports, ...is.ports], 'Doors', holdOpen)
  const version = known.version + 1
  await writeSchedule(trx, { id: known.id, accountId: viewer.accountId }, is, { ...by, version }, now)
  return { outcome: 'changed', name: known.name, ...noRefusal, recordId: known.id, changes, before, versionBefore: known.version, versionAfter: version }
}

interface OfAccount {
  id: number
  accountId: number
}

/** Gives a schedule its doors and hours. */
export async function writeSchedule(trx: Store, of: OfAccount, { windows, ports }: SettableSchedule, saved: { version: number; updated_by: string }, now: number): Promise<void> {
  await trx.updateTable('schedules').set({ windows: JSON.stringify(windows), ...saved }).where('id', '=', of.id).execute()
  await writePorts(trx, of, ports, now)
}

async function writePorts(trx: Store, { id, accountId }: OfAccount, ports: readonly string[], now: number): Promise<void> {
  await skipTo(trx, accountId, now)
  await trx.deleteFrom('schedule_ports').where('schedule_id', '=', id).execute()
  if (ports.length > 0) await trx.insertInto('schedule_ports').values(ports.map((port) => ({ schedule_id: id, port_id: port }))).execute()
}

async function settableOf(trx: Store, { id, windows }: { id: number; windows: string }): Promise<SettableSchedule> {
  const ports = await trx.selectFrom('schedule_ports').select('port_id').where('schedule_id', '=', id).orderBy('port_id').execute()
  return { windows: JSON.parse(windows) as WeekWindow[], ports: ports.map(({ port_id: port }) => port) }
}

interface Door {
  id: string
  name: string
}

function doorsOf(places: readonly Place[]): Door[] {
  const ports = places.flatMap(({ modules }) => modules.flatMap((module) => module.ports))
  return [...new Map(ports.map(({ id, name }) => [id, { id, name }])).values()]
}

function portsNamed(doors: readonly Door[], text: string): string[] {
  const ids = splitSeveral(text).map((name) => {
    const door = doors.find((one) => comparedValue('groupName', one.name) === comparedValue('groupName', name))
    if (!door) throw invalid('Doors', `There is no door called ${name}.`, rowReason('noDoor', { text: name }))
    return door.id
  })
  return [...new Set(ids)].toSorted()
}

/** What a row changes, as a file says it. */
function changesOf(doors: readonly Door[], was: SettableSchedule | null, is: SettableSchedule): FieldChange[] {
  const names = (ports: readonly string[]) => doors.filter(({ id }) => ports.includes(id)).map(({ name }) => name).join('; ')
  const fields: readonly [field: 'Doors' | 'Hours', show: (one: SettableSchedule) => string][] = [['Doors', ({ ports }) => names(ports)], ['Hours', ({ windows }) => showHours(windows)]]
  return fields.flatMap(([Field, show]) => {
    const [From, To] = [was ? show(was) : '', show(is)]
    return From === To ? [] : [{ Field, From, To }]
  })
}
