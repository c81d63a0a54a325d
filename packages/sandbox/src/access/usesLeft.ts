import type { Restriction } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import { addEntry, countEntries, countEntriesOf } from './entryCounts.ts'
import { readRestriction } from './storedRestriction.ts'

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
