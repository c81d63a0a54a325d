/**
 * The first instant of which the log is kept: `months` whole months, by UTC, before the present one. Null where all of it is kept. Whole months,
 * since PostgreSQL deletes them at a stroke (store/postgres/monthPartitions.ts).
 */
export function keptFrom(months: number, now: number): number | null {
  if (months === Infinity) return null
  const today = new Date(now)
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1)
}
