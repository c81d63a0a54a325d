import type { Log } from '../hostInterfaces.ts'
import { isStoreFailure } from './storeErrors.ts'

/** The last failure of each piece of work, by name, so that work retried every second is logged once. */
const failures = new WeakMap<Log, Map<string, string>>()

function failuresOf(log: Log): Map<string, string> {
  const known = failures.get(log) ?? new Map<string, string>()
  failures.set(log, known)
  return known
}

/** The work of this process that failed at its last attempt, with reasons. */
export function failedWork(log: Log): { name: string; reason: string }[] {
  return [...failuresOf(log)].map(([name, reason]) => ({ name, reason }))
}

/** Does the work of one record; logs an error and returns false. Passes on errors of the database itself. */
export async function attemptAlone(log: Log, name: string, work: () => Promise<unknown>): Promise<boolean> {
  const known = failuresOf(log)
  try {
    await work()
    known.delete(name)
    return true
  } catch (cause) {
    if (isStoreFailure(cause)) throw cause
    const reason = String(cause)
    if (known.get(name) !== reason) log.error(`${name} failed.`, cause)
    known.set(name, reason)
    return false
  }
}

/** Does the work of each record, one after another. An error doesn't block the others; the work is retried next time. */
export async function eachAlone<Item>(log: Log, items: readonly Item[], nameOf: (item: Item) => string, work: (item: Item) => Promise<unknown>): Promise<void> {
  for (const item of items) await attemptAlone(log, nameOf(item), () => work(item))
}
