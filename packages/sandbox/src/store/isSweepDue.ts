import type { Store } from './openStore.ts'

const minute = 60_000
const sweptAt = new WeakMap<Store, Map<string, number>>()

/**
 * Whether the expired rows of a table should be deleted now: once a minute, not with every call. The difference is absolute, since the
 * clock may be moved in both directions.
 */
export function isSweepDue(store: Store, table: string, now: number): boolean {
  const times = sweptAt.get(store) ?? new Map<string, number>()
  if (Math.abs(now - (times.get(table) ?? -Infinity)) < minute) return false
  sweptAt.set(store, times.set(table, now))
  return true
}
