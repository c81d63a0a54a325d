import { sql } from 'kysely'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'

const entriesOf = statement((store, { subject }: { subject: string }) => sumOf(store).where('subject', '=', subject))
const entriesOn = statement((store, { subject, day }: { subject: string; day: string }) => sumOf(store).where('subject', '=', subject).where('day', '=', day))

function sumOf(store: Store) {
  return store.selectFrom('entry_counts').select(({ fn }) => fn.sum<number | null>('entries').as('entries'))
}

/** Counts the entries of a subject, such as `user:7`, on one ISO date of the property; on all days if the date is omitted. */
export async function countEntries(store: Store, subject: string, day?: string): Promise<number> {
  const { rows: [sum] } = day === undefined ? await entriesOf(store, { subject }) : await entriesOn(store, { subject, day })
  return sum?.entries ?? 0
}

/** Like `countEntries` over all days, for many subjects; a subject without entries is missing. */
export async function countEntriesOf(store: Store, subjects: readonly string[]): Promise<Map<string, number>> {
  if (subjects.length === 0) return new Map()
  const rows = await store.selectFrom('entry_counts').select(['subject', ({ fn }) => fn.sum<number>('entries').as('entries')]).where(inIds('subject', subjects)).groupBy('subject').execute()
  return new Map(rows.map(({ subject, entries }) => [subject, entries]))
}

export async function addEntry(store: Store, subject: string, day: string): Promise<void> {
  await countEntry(store, { subject, day })
}

const countEntry = statement((store, { subject, day }: { subject: string; day: string }) =>
  store
    .insertInto('entry_counts')
    .values({ subject, day, entries: 1 })
    .onConflict((conflict) => conflict.columns(['subject', 'day']).doUpdateSet({ entries: sql`entry_counts.entries + 1` })))
