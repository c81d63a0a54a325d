import type { Restriction } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import { addEntry, countEntries } from './entryCounts.ts'
import { readRestriction } from './storedRestriction.ts'

/** What the uses of a person's, or a code's, own restriction are counted under. */
export const usesOfUser = (id: number) => `user:${id}|own`
export const usesOfCode = (id: number) => `code:${id}|own`

/**
 * A restriction with what is left of its uses. Whoever saves one sets the limit; only the gate counts what was used, elsewhere, so that
 * saving what was loaded before an entry gives no use back. `counter` null: nobody in particular, all uses are left.
 */
export async function withUsesLeft(store: Store, restriction: Restriction, counter: string | null): Promise<Restriction> {
  const { usesAllowed } = restriction
  if (usesAllowed === null) return { ...restriction, usesLeft: null }
  const used = counter === null ? 0 : await countEntries(store, counter)
  return { ...restriction, usesLeft: Math.max(0, usesAllowed - used) }
}

/** The same for a restriction as it is kept; null where there is none. */
export async function readWithUsesLeft(store: Store, text: string | null, counter: string): Promise<Restriction | null> {
  const restriction = readRestriction(text)
  return restriction && withUsesLeft(store, restriction, counter)
}

/** Counts one use where the restriction has a limit. */
export async function countUse(trx: Store, restriction: Restriction | null, counter: string, day: string): Promise<void> {
  if (restriction && restriction.usesAllowed !== null) await addEntry(trx, counter, day)
}

/** Counting ends with the limit: the next one begins at its full number. */
export async function forgetUnlimitedUses(trx: Store, text: string | null, counter: string): Promise<void> {
  if ((readRestriction(text)?.usesAllowed ?? null) === null) await trx.deleteFrom('entry_counts').where('subject', '=', counter).execute()
}
