import { comparedValue, readHoursCell, showHours, splitSeveral, type WeekWindow } from '@portal/domain'
import { type Place, readPlaces } from '../access/places.ts'
import { requireDoors } from '../access/requireDoors.ts'
import { invalid, Refusal } from '../Refusal.ts'
import { skipTo } from '../schedules/runSchedules.ts'
import { findSchedule } from '../schedules/scheduleAnswer.ts'
import type { SchedulesTable } from '../store/accessSchema.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { versionedKind } from './versionedKind.ts'
import { filled } from '../words/sentence.ts'

interface Values {
  windows: readonly WeekWindow[]
  ports: readonly string[]
}

const holdOpen = 2

/** Creates the row's schedule, which holds its doors open, or updates the property's schedule with the same name. Refusals: those of `saveSchedule`. */
export const importedSchedules = versionedKind<SchedulesTable, Values>({
  right: 'schedules.edit',
  find: (store, { accountId }, ids) => store.selectFrom('schedules').select(['id', 'name', 'version', 'updated_by']).where('account_id', '=', accountId).where(inIds('id', ids)).execute(),
  async read(trx, { viewer, found: { property_id: propertyId }, now }, { Name, Hours = '', Doors = '' }) {
    const { accountId } = viewer
    const places = (await readPlaces(trx, accountId)).filter((place) => place.propertyId === propertyId)
    const [place] = places
    if (!place) throw new Refusal(409, 'NO_PLACE', 'The property has no location yet.')
    const doors = doorsOf(places)
    const windows = Hours === '' ? null : readHoursCell(Hours)
    if (Hours !== '' && windows === null) throw invalid('Hours', 'These hours are not valid. Write them like Mon-Fri 08:00-18:00.')
    const all = await trx.selectFrom('schedules').selectAll().where('account_id', '=', accountId).where('location_id', 'in', places.map(({ locationId }) => locationId)).orderBy('id').execute()
    return {
      named: all.filter(({ name }) => comparedValue('groupName', name) === comparedValue('groupName', Name)),
      several: filled('Several schedules are called {name}.', { name: Name }),
      fields: [
        ['Name', () => Name], ['Doors', ({ ports }) => doors.filter(({ id }) => ports.includes(id)).map(({ name }) => name).join('; ')], ['Hours', (values) => showHours(values.windows)],
      ],
      settle(before) {
        const hours = windows ?? before?.windows
        if (!hours) throw invalid('Hours', 'The row has no hours.')
        return { windows: hours, ports: Doors === '' ? (before?.ports ?? doors.map(({ id }) => id)) : portsNamed(doors, Doors) }
      },
      requireChange: (_known, before, after) => requireDoors(trx, viewer, [...before.ports, ...after.ports], 'Doors', holdOpen),
      async insert({ windows: hours, ports }, by) {
        await requireDoors(trx, viewer, ports, 'Doors', holdOpen)
        const at = places.find(({ modules }) => modules.some((module) => module.ports.some(({ id }) => id === ports[0]))) ?? place
        const { id } = await trx.insertInto('schedules').values({
          ...by, location_id: at.locationId, account_id: accountId, name: Name, output_mode: holdOpen, windows: JSON.stringify(hours), exceptions: '[]', pauses_on_holidays: 1, is_active: 1, version: 1,
        }).returning('id').executeTakeFirstOrThrow()
        await writePorts(trx, { id, accountId }, ports, now)
        return id
      },
    }
  },
  async valuesOf(trx, { id, windows }) {
    const ports = await trx.selectFrom('schedule_ports').select('port_id').where('schedule_id', '=', id).orderBy('port_id').execute()
    return { windows: JSON.parse(windows) as WeekWindow[], ports: ports.map(({ port_id: port }) => port) }
  },
  findToChange: (trx, { accountId }, id) => findSchedule(trx, accountId, id),
  async update(trx, { viewer: { accountId }, now }, id, { windows, ports, ...saved }) {
    await trx.updateTable('schedules').set({ windows: JSON.stringify(windows), ...saved }).where('id', '=', id).execute()
    await writePorts(trx, { id, accountId }, ports, now)
  },
  async remove(trx, id) {
    await trx.deleteFrom('schedule_ports').where('schedule_id', '=', id).execute()
    await trx.deleteFrom('schedules').where('id', '=', id).execute()
  },
})

async function writePorts(trx: Store, { id, accountId }: { id: number; accountId: number }, ports: readonly string[], now: number): Promise<void> {
  await skipTo(trx, accountId, now)
  await trx.deleteFrom('schedule_ports').where('schedule_id', '=', id).execute()
  if (ports.length > 0) await trx.insertInto('schedule_ports').values(ports.map((port) => ({ schedule_id: id, port_id: port }))).execute()
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
    if (!door) throw invalid('Doors', filled('There is no door called {text}.', { text: name }))
    return door.id
  })
  return [...new Set(ids)].toSorted()
}
