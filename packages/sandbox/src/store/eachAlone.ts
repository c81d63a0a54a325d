import type { Log } from '../hostInterfaces.ts'
import { isStoreFailure } from './storeErrors.ts'

/** The last failure by name, so that work retried every second is logged once. */
const failures = new WeakMap<Log, Map<string, string>>()

function failuresOf(log: Log): Map<string, string> {
  const known = failures.get(log) ?? new Map<string, string>()
  failures.set(log, known)
  return known
}

/** Records whose work failed at this process's last try, with reasons. */
export function failedWork(log: Log): { name: string; reason: string }[] {
  return [...failuresOf(log)].map(([name, reason]) => ({ name, reason }))
}

/** Runs the work of one record; logs an error and returns false. Rethrows failures of the store. */
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

/** Runs the work of each record in turn. An error doesn't block the others; it is retried next time. */
export async function eachAlone<Item>(log: Log, items: readonly Item[], nameOf: (item: Item) => string, work: (item: Item) => Promise<unknown>): Promise<void> {
  for (const item of items) await attemptAlone(log, nameOf(item), () => work(item))
}
