import type { Store } from './openStore.ts'

const servedLast = new WeakMap<Store, Map<string, number>>()

/**
 * The next record of long work. Accounts take turns, so that the long list of one does not hold up another. `find` answers the first record of the first
 * account after the one that it is given.
 */
export async function nextAccount<Row extends { account_id: number }>(store: Store, work: string, find: (after: number) => Promise<Row | undefined>): Promise<Row | undefined> {
  const served = servedLast.get(store) ?? new Map<string, number>()
  servedLast.set(store, served)
  const found = (await find(served.get(work) ?? 0)) ?? (await find(0))
  if (found) served.set(work, found.account_id)
  return found
}
