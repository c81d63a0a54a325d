import type { Restriction } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import { addEntry, countEntries, countEntriesOf } from './entryCounts.ts'
import { readRestriction } from './storedRestriction.ts'

/** The subject under which the uses of a person's or a code's own restriction are counted. */
export const usesOfUser = (id: number) => `user:${id}|own`
export const usesOfCode = (id: number) => `code:${id}|own`

/**
 * A restriction with the uses that are left of it. A save sets the limit only; the gate alone counts uses, in another table, so that saving a
 * restriction that was loaded before an entry gives no use back. A null `counter` means nobody in particular: all uses are left.
 */
export async function withUsesLeft(store: Store, restriction: Restriction, counter: string | null): Promise<Restriction> {
  if (restriction.usesAllowed === null) return withUses(restriction, 0)
  return withUses(restriction, counter === null ? 0 : await countEntries(store, counter))
}

function withUses(restriction: Restriction, used: number): Restriction {
  const { usesAllowed } = restriction
  return { ...restriction, usesLeft: usesAllowed === null ? null : Math.max(0, usesAllowed - used) }
}

/** Like `withUsesLeft` for a restriction as the store keeps it; null if there is none. */
export async function readWithUsesLeft(store: Store, text: string | null, counter: string): Promise<Restriction | null> {
  const restriction = readRestriction(text)
  return restriction && withUsesLeft(store, restriction, counter)
}

/** The own restrictions of many people by user id; people without a restriction are missing. */
export async function readOwnRestrictions(store: Store, rows: readonly { id: number; restriction: string | null }[]): Promise<Map<number, Restriction>> {
  const owns = new Map(rows.flatMap(({ id, restriction: text }) => {
    const restriction = readRestriction(text)
    return restriction ? [[id, restriction] as const] : []
  }))
  const limited = [...owns].filter(([, { usesAllowed }]) => usesAllowed !== null).map(([id]) => usesOfUser(id))
  const used = await countEntriesOf(store, limited)
  return new Map([...owns].map(([id, own]) => [id, withUses(own, used.get(usesOfUser(id)) ?? 0)]))
}

/** Counts one use where the restriction has a limit. */
export async function countUse(trx: Store, restriction: Restriction | null, counter: string, day: string): Promise<void> {
  if (restriction && restriction.usesAllowed !== null) await addEntry(trx, counter, day)
}

/** A restriction without a limit forgets its uses, so that a later limit begins with all uses left. */
export async function forgetUnlimitedUses(trx: Store, text: string | null, counter: string): Promise<void> {
  if ((readRestriction(text)?.usesAllowed ?? null) === null) await trx.deleteFrom('entry_counts').where('subject', '=', counter).execute()
}
