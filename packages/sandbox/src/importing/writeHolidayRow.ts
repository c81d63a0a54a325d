import { holidayKey, rowReason } from '@portal/domain'
import { portsOf, readPlaces } from '../access/places.ts'
import { requireDoors } from '../access/requireDoors.ts'
import { invalid, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { FieldChange, ImportContext, ImportRow, WrittenRow } from './ImportedKind.ts'
import { noRefusal, wroteNothing } from './writeRow.ts'

/** What an import sets of a holiday, and gives back. */
export interface SettableHoliday {
  name: string
  first_day: string
  last_day: string
}

/**
 * Makes the holiday of a row, or changes the days of the one of that name and year at the property. Inside the row's savepoint. Refusals: those of
 * `saveHoliday`; 409 `AMBIGUOUS` where several have the name in that year.
 */
export async function writeHolidayRow(trx: Store, { viewer, found: { property_id: propertyId } }: ImportContext, { choice, cells }: ImportRow): Promise<WrittenRow> {
  const { Name = '', FirstDay = '', LastDay = FirstDay } = cells
  if (Name === '') throw invalid('Name', 'The row has no name.', rowReason('noName', {}))
  if (FirstDay === '') throw invalid('FirstDay', 'The row has no day.', rowReason('noDay', {}))
  if (LastDay < FirstDay) throw invalid('LastDay', 'The last day is before the first.', rowReason('dayOrder', {}))
  // A holiday stands at one location and applies to all of its property.
  const places = (await readPlaces(trx, viewer.accountId)).filter((place) => place.propertyId === propertyId)
  const locations = places.map(({ locationId }) => locationId)
  const [location] = locations
  if (location === undefined) throw new Refusal(409, 'NO_PLACE', 'The property has no place yet.', { reason: rowReason('noPropertyPlace', {}) })
  await requireDoors(trx, viewer, places.flatMap(portsOf).map(({ id }) => id), 'Name')
  const year = FirstDay.slice(0, 4)
  const ofYear = await trx.selectFrom('holidays').selectAll().where('account_id', '=', viewer.accountId).where('location_id', 'in', locations)
    .where('first_day', '>=', `${year}-01-01`).where('first_day', '<=', `${year}-12-31`).orderBy('id').execute()
  const [known, second] = ofYear.filter(({ name, first_day: day }) => holidayKey(name, day) === holidayKey(Name, FirstDay))
  if (second && choice !== 'keepBoth') throw new Refusal(409, 'AMBIGUOUS', `Several holidays of ${year} are called ${Name}.`, { field: 'Name', reason: rowReason('severalHolidays', { name: Name, year }) })
  const by = { updated_by: viewer.user.name }
  if (!known || choice === 'keepBoth') {
    const values: SettableHoliday = { name: Name, first_day: FirstDay, last_day: LastDay }
    const { id } = await trx.insertInto('holidays').values({ ...values, ...by, location_id: location, account_id: viewer.accountId, version: 1 }).returning('id').executeTakeFirstOrThrow()
    return { outcome: 'created', name: Name, ...noRefusal, recordId: id, changes: changesOf(null, values), before: null, versionBefore: null, versionAfter: 1 }
  }
  if (choice === 'skip') return wroteNothing('skipped', known)
  const before: SettableHoliday = { name: known.name, first_day: known.first_day, last_day: known.last_day }
  const values: SettableHoliday = { ...before, first_day: FirstDay, last_day: LastDay }
  const changes = changesOf(before, values)
  if (changes.length === 0) return wroteNothing('unchanged', known)
  await trx.updateTable('holidays').set({ ...values, ...by, version: known.version + 1 }).where('id', '=', known.id).execute()
  return { outcome: 'changed', name: known.name, ...noRefusal, recordId: known.id, changes, before, versionBefore: known.version, versionAfter: known.version + 1 }
}

const fields = [['Name', 'name'], ['FirstDay', 'first_day'], ['LastDay', 'last_day']] as const

function changesOf(was: SettableHoliday | null, is: SettableHoliday): FieldChange[] {
  return fields.flatMap(([Field, column]) => {
    const [From, To] = [was?.[column] ?? '', is[column]]
    return From === To ? [] : [{ Field, From, To }]
  })
}
