import { holidayKey } from '@portal/domain'
import { portsOf, readPlaces } from '../access/places.ts'
import { requireDoors } from '../access/requireDoors.ts'
import { invalid, Refusal } from '../Refusal.ts'
import { findHoliday } from '../schedules/scheduleAnswer.ts'
import type { HolidaysTable } from '../store/accessSchema.ts'
import { inIds } from '../store/inIds.ts'
import { versionedKind } from './versionedKind.ts'
import { filled } from '../words/sentence.ts'

interface Values {
  name: string
  first_day: string
  last_day: string
}

/** Creates the row's holiday, or updates the property's holiday with the same name and year. Refusals: those of `saveHoliday`. */
export const importedHolidays = versionedKind<HolidaysTable, Values>({
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
