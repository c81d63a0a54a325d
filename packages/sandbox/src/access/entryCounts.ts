import { sql } from 'kysely'
import type { Store } from '../store/openStore.ts'

/** Counts the entries of a subject, such as `user:7`, on one ISO date of the property; on all days if the date is omitted. */
export async function countEntries(store: Store, subject: string, day?: string): Promise<number> {
  let query = store.selectFrom('entry_counts').select(({ fn }) => fn.sum<number | null>('entries').as('entries')).where('subject', '=', subject)
  if (day !== undefined) query = query.where('day', '=', day)
  return (await query.executeTakeFirst())?.entries ?? 0
}

/** Like `countEntries` over all days, for many subjects; a subject without entries is missing. */
export async function countEntriesOf(store: Store, subjects: readonly string[]): Promise<Map<string, number>> {
  if (subjects.length === 0) return new Map()
  const counts = store.selectFrom('entry_counts').select(['subject', ({ fn }) => fn.sum<number>('entries').as('entries')]).where('subject', 'in', subjects)
  return new Map((await counts.groupBy('subject').execute()).map(({ subject, entries }) => [subject, entries]))
}

export async function addEntry(store: Store, subject: string, day: string): Promise<void> {
  await store
    .insertInto('entry_counts')
    .values({ subject, day, entries: 1 })
    .onConflict((conflict) => conflict.columns(['subject', 'day']).doUpdateSet({ entries: sql`entry_counts.entries + 1` }))
    .execute()
}
