import type { Restriction } from '@portal/domain'
import { sql } from 'kysely'
import type { Store } from '../store/openStore.ts'
import { readRestriction } from './groupRules.ts'
import { inIds } from '../store/inIds.ts'
import { statement } from '../store/statement.ts'

/** The name under which the uses of a user's or a code's own restriction are counted. */
export const usesOfUser = (id: number) => `user:${id}|own`
export const usesOfCode = (id: number) => `code:${id}|own`

/**
 * A restriction with its remaining uses. Uses are counted in another table, so saving an old copy of the restriction gives no use back.
 * Without a `counter`, all uses remain.
 */
export async function withUsesLeft(store: Store, restriction: Restriction, counter: string | null): Promise<Restriction> {
  if (restriction.usesAllowed === null) return withUses(restriction, 0)
  return withUses(restriction, counter === null ? 0 : await countEntries(store, counter))
}

function withUses(restriction: Restriction, used: number): Restriction {
  const { usesAllowed } = restriction
  return { ...restriction, usesLeft: usesAllowed === null ? null : Math.max(0, usesAllowed - used) }
}

/** Like `withUsesLeft` for the restriction's stored text; null if there is none. */
export async function readWithUsesLeft(store: Store, text: string | null, counter: string): Promise<Restriction | null> {
  const restriction = readRestriction(text)
  return restriction && withUsesLeft(store, restriction, counter)
}

/** The users' own restrictions, by user id; users without one are missing. */
export async function readOwnRestrictions(store: Store, rows: readonly { id: number; restriction: string | null }[]): Promise<Map<number, Restriction>> {
  const owns = new Map(rows.flatMap(({ id, restriction: text }) => {
    const restriction = readRestriction(text)
    return restriction ? [[id, restriction] as const] : []
  }))
  const limited = [...owns].filter(([, { usesAllowed }]) => usesAllowed !== null).map(([id]) => usesOfUser(id))
  const used = await countEntriesOf(store, limited)
  return new Map([...owns].map(([id, own]) => [id, withUses(own, used.get(usesOfUser(id)) ?? 0)]))
}

/** Counts a use if the restriction has a limit. */
export async function countUse(trx: Store, restriction: Restriction | null, counter: string, day: string): Promise<void> {
  if (restriction && restriction.usesAllowed !== null) await addEntry(trx, counter, day)
}

/** Resets the uses of a restriction without a limit, so that a later limit starts with all uses. */
export async function forgetUnlimitedUses(trx: Store, text: string | null, counter: string): Promise<void> {
  if ((readRestriction(text)?.usesAllowed ?? null) === null) await trx.deleteFrom('entry_counts').where('subject', '=', counter).execute()
}

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
async function countEntriesOf(store: Store, subjects: readonly string[]): Promise<Map<string, number>> {
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
