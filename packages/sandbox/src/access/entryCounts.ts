import { sql } from 'kysely'
import { localTime } from '../time/zonedTime.ts'
import type { Store } from '../store/openStore.ts'

/** ISO date of an instant at the property. */
export function dayAt(instant: number, timeZone: string): string {
  const { year, month, day } = localTime(instant, timeZone)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Entries of a subject, such as `user:7`, on one day; of all days if it is omitted. */
export async function countEntries(store: Store, subject: string, day?: string): Promise<number> {
  let query = store.selectFrom('entry_counts').select(({ fn }) => fn.sum<number | null>('entries').as('entries')).where('subject', '=', subject)
  if (day !== undefined) query = query.where('day', '=', day)
  return (await query.executeTakeFirst())?.entries ?? 0
}

export async function addEntry(store: Store, subject: string, day: string): Promise<void> {
  await store
    .insertInto('entry_counts')
    .values({ subject, day, entries: 1 })
    .onConflict((conflict) => conflict.columns(['subject', 'day']).doUpdateSet({ entries: sql`entries + 1` }))
    .execute()
}
