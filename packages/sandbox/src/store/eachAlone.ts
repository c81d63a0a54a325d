import type { Log } from '../hostInterfaces.ts'
import { isStoreFailure } from './storeErrors.ts'

/** What each record last failed by: work that is tried every second is logged once. */
const logged = new WeakMap<Log, Map<string, string>>()

/**
 * Does the work of each record, one after the other. A record that throws is logged and does not hold up the others; it is tried again the next time. A
 * failure of the store ends it all.
 */
export async function eachAlone<Item>(log: Log, items: readonly Item[], nameOf: (item: Item) => string, work: (item: Item) => Promise<unknown>): Promise<void> {
  const failures = logged.get(log) ?? new Map<string, string>()
  logged.set(log, failures)
  for (const item of items) {
    const name = nameOf(item)
    try {
      await work(item)
      failures.delete(name)
    } catch (cause) {
      if (isStoreFailure(cause)) throw cause
      const text = String(cause)
      if (failures.get(name) !== text) log.error(`${name} failed.`, cause)
      failures.set(name, text)
    }
  }
}
