import { comparedValue, holidayKey, type ImportCells, readHoursCell, showHours, splitSeveral, type WeekWindow } from '@portal/domain'
import { invalid, Refusal } from '../Refusal.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { type FieldChange, type ImportContext, type ImportedKind, type ImportedRecord, mentionedOwner } from './ImportedKind.ts'
import { noRefusal, wroteNothing } from './writeRow.ts'
import { filled, type Sentence } from '../words/sentence.ts'
import { type ContactRow, contactsOf, findContactToChange } from '../people/contacts.ts'
import { findUserToChange } from '../people/findUser.ts'
import { readEmail, readPhone } from '../people/userValues.ts'
import { inIds } from '../store/inIds.ts'
import { type Place, portsOf, readPlaces } from '../access/places.ts'
import { requireDoors } from '../access/requireDoors.ts'
import { findHoliday, findSchedule } from '../schedules/scheduleAnswer.ts'
import type { Row } from '../store/schema.ts'
import { skipTo } from '../schedules/runSchedules.ts'

/** The values of a row for a record, before it is written. */
interface ReadRow<Known, Values> {
  /** The records with the row's name, oldest first. */
  named: readonly Known[]
  /** The refusal if several records have the row's name. */
  several: Sentence
  /** The fields that the row may change, with their values in the file's notation. */
  fields: readonly (readonly [field: FieldChange['Field'], show: (values: Values) => string])[]
  /** The record's new values. `before` is null for a new record. Throws a refusal. */
  settle(before: Values | null): Values | Promise<Values>
  /** Refuses the row's change of a record, if it isn't allowed. */
  requireChange?(known: Known, before: Values, after: Values): Promise<unknown>
  /** Creates a record with version 1, and returns its id. */
  insert(values: Values, by: { updated_by: string }): Promise<number>
}

interface VersionedKind<Known extends ImportedRecord, Values extends object> extends Pick<ImportedKind, 'right' | 'find'> {
  /** Reads a row. Refuses invalid values (400 `VALIDATION`), and what the page that saves such a record refuses. */
  read(trx: Store, context: ImportContext, cells: ImportCells & { Name: string }): Promise<ReadRow<Known, Values>>
  /** The values of a record that an import sets and restores. */
  valuesOf(trx: Store, known: Known): Values | Promise<Values>
  /** Finds a record that the viewer may change. Refuses with 403 or 404. */
  findToChange(trx: Store, viewer: Viewer, id: number): Promise<Pick<ImportedRecord, 'id' | 'version'>>
  update(trx: Store, context: ImportContext, id: number, values: Values & { version: number; updated_by: string }): Promise<unknown>
  remove(trx: Store, id: number): Promise<unknown>
}

/** Makes a kind of import whose records are found by name, and whose undo only a later change of the record can prevent. */
function versionedKind<Known extends ImportedRecord, Values extends object>({ right, find, ...kind }: VersionedKind<Known, Values>): ImportedKind {
  return {
    right, find,
    nameOf: ({ Name = '' }) => Name,
    writer: (_store, context) => Promise.resolve(async (trx, { choice, cells }) => {
      const { Name = '' } = cells
      if (Name === '') throw invalid('Name', 'The row has no name.')
      const { named: [known, second], several, fields, settle, requireChange, insert } = await kind.read(trx, context, { ...cells, Name })
      if (second && choice !== 'keepBoth') throw new Refusal(409, 'AMBIGUOUS', several, { field: 'Name' })
      const by = { updated_by: context.viewer.user.name }
      const changesOf = (was: Values | null, is: Values): FieldChange[] => fields.flatMap(([Field, show]) => {
        const [From, To] = [was ? show(was) : '', show(is)]
        return From === To ? [] : [{ Field, From, To }]
      })
      if (!known || choice === 'keepBoth') {
        const values = await settle(null)
        const recordId = await insert(values, by)
        return { outcome: 'created', name: Name, ...noRefusal, recordId, changes: changesOf(null, values), before: null, versionBefore: null, versionAfter: 1 }
      }
      if (choice === 'skip') return wroteNothing('skipped', known)
      const before = await kind.valuesOf(trx, known)
      const values = await settle(before)
      const changes = changesOf(before, values)
      if (changes.length === 0) return wroteNothing('unchanged', known)
      await requireChange?.(known, before, values)
      const version = known.version + 1
      await kind.update(trx, context, known.id, { ...values, ...by, version })
      return { outcome: 'changed', name: known.name, ...noRefusal, recordId: known.id, changes, before, versionBefore: known.version, versionAfter: version }
    }),
    takeBack: async (trx, context, row) => {
      const { viewer } = context
      const { id, version: last } = await kind.findToChange(trx, viewer, row.record_id ?? 0)
      if (row.before === null) {
        await kind.remove(trx, id)
        return null
      }
      const version = last + 1
      await kind.update(trx, context, id, { ...(JSON.parse(row.before) as Values), version, updated_by: viewer.user.name })
      return version
    },
  }
}

interface ContactValues {
  name: string
  relation: string
  phone: string
  email: string
  notes: string
}

/** Creates the row's contact, or updates the contact with the same name, property and user. Refusals: those of `saveContact`. */
export const importedContacts = versionedKind<ContactRow, ContactValues>({
  right: 'users.edit',
  find: async (store, viewer, ids) => (await contactsOf(store, viewer)).query.where(inIds('contacts.id', ids)).execute(),
  async read(trx, { viewer, found: { property_id: propertyId } }, cells) {
    const { Name, Person = '' } = cells
    const userId = await mentionedOwner(trx, viewer, Person, 'A contact belongs to one user, or to the property.')
    if (userId !== null) await findUserToChange(trx, viewer, userId, 'Person')
    const { query } = await contactsOf(trx, viewer)
    const named = await query.where('contacts.property_id', '=', propertyId).where('contacts.user_id', userId === null ? 'is' : '=', userId)
      .where(({ eb, fn }) => eb(fn<string>('lower', ['contacts.name']), '=', fn<string>('lower', [eb.val(Name)]))).orderBy('contacts.id').limit(2).execute()
    return {
      named,
      several: filled('Several contacts are called {name}.', { name: Name }),
      fields: [['Name', ({ name }) => name], ['Relation', ({ relation }) => relation], ['Phone', ({ phone }) => phone], ['Email', ({ email }) => email], ['Notes', ({ notes }) => notes], ['Person', () => Person]],
      settle: (before) => settle(cells, before ?? { name: '', relation: '', phone: '', email: '', notes: '' }),
      requireChange: ({ id }) => findContactToChange(trx, viewer, id),
      insert: async (values, by) => (await trx.insertInto('contacts')
        .values({ ...values, ...by, account_id: viewer.accountId, property_id: propertyId, user_id: userId, version: 1 }).returning('id').executeTakeFirstOrThrow()).id,
    }
  },
  valuesOf: (_trx, { name, relation, phone, email, notes }) => ({ name, relation, phone, email, notes }),
  findToChange: findContactToChange,
  update: (trx, _context, id, values) => trx.updateTable('contacts').set(values).where('id', '=', id).execute(),
  remove: (trx, id) => trx.deleteFrom('contacts').where('id', '=', id).execute(),
})

function settle({ Name, Relation, Phone, Email, Notes }: ImportCells, now: ContactValues): ContactValues {
  const phone = Phone ? readPhone('Phone', Phone) : now.phone
  const email = Email ? readEmail('Email', Email) : now.email
  return {
    // A name that differs only in upper and lower case is not changed.
    name: now.name || (Name ?? ''), relation: Relation || now.relation, notes: Notes || now.notes,
    phone: comparedValue('clientPhone', phone) === comparedValue('clientPhone', now.phone) ? now.phone : phone,
    email: comparedValue('clientEmail', email) === comparedValue('clientEmail', now.email) ? now.email : email,
  }
}

interface HolidayValues {
  name: string
  first_day: string
  last_day: string
}

/** Creates the row's holiday, or updates the property's holiday with the same name and year. Refusals: those of `saveHoliday`. */
export const importedHolidays = versionedKind<Row<'holidays'>, HolidayValues>({
  right: 'schedules.edit',
  find: (store, { accountId }, ids) => store.selectFrom('holidays').select(['id', 'name', 'version', 'updated_by']).where('account_id', '=', accountId).where(inIds('id', ids)).execute(),
  async read(trx, { viewer, found: { property_id: propertyId } }, { Name, FirstDay = '', LastDay = FirstDay }) {
    if (FirstDay === '') throw invalid('FirstDay', 'The row has no day.')
    if (LastDay < FirstDay) throw invalid('LastDay', 'The last day is before the first.')
    // A holiday is stored with one location but applies to the whole property.
    const places = (await readPlaces(trx, viewer.accountId)).filter((place) => place.propertyId === propertyId)
    const locations = places.map(({ locationId }) => locationId)
    const [location] = locations
    if (location === undefined) throw new Refusal(409, 'NO_PLACE', 'The property has no location yet.')
    await requireDoors(trx, viewer, places.flatMap(portsOf).map(({ id }) => id), 'Name')
    const year = FirstDay.slice(0, 4)
    const ofYear = await trx.selectFrom('holidays').selectAll().where('account_id', '=', viewer.accountId).where('location_id', 'in', locations)
      .where('first_day', '>=', `${year}-01-01`).where('first_day', '<=', `${year}-12-31`).orderBy('id').execute()
    return {
      named: ofYear.filter(({ name, first_day: day }) => holidayKey(name, day) === holidayKey(Name, FirstDay)),
      several: filled('Several holidays of {year} are called {name}.', { name: Name, year }),
      fields: [['Name', ({ name }) => name], ['FirstDay', ({ first_day: day }) => day], ['LastDay', ({ last_day: day }) => day]],
      settle: (before) => ({ name: before?.name ?? Name, first_day: FirstDay, last_day: LastDay }),
      insert: async (values, by) => (await trx.insertInto('holidays')
        .values({ ...values, ...by, location_id: location, account_id: viewer.accountId, version: 1 }).returning('id').executeTakeFirstOrThrow()).id,
    }
  },
  valuesOf: (_trx, { name, first_day, last_day }) => ({ name, first_day, last_day }),
  findToChange: (trx, { accountId }, id) => findHoliday(trx, accountId, id),
  update: (trx, _context, id, values) => trx.updateTable('holidays').set(values).where('id', '=', id).execute(),
  remove: (trx, id) => trx.deleteFrom('holidays').where('id', '=', id).execute(),
})

interface ScheduleValues {
  windows: readonly WeekWindow[]
  ports: readonly string[]
}

const holdOpen = 2

/** Creates the row's schedule, which holds its doors open, or updates the property's schedule with the same name. Refusals: those of `saveSchedule`. */
export const importedSchedules = versionedKind<Row<'schedules'>, ScheduleValues>({
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
