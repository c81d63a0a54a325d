import { isPostgres } from '../store/byEngine.ts'
import type { Store } from '../store/openStore.ts'

/** Somewhat more than a month, in milliseconds. */
const near = 35 * 24 * 60 * 60_000

/**
 * Reads the newest `limit` rows before `until`, which on PostgreSQL lie in a partition for each month: of a log of many years the last months are
 * opened first, and all of them only where those have too few. `read` answers the rows since a moment, or all of them.
 */
export async function nearFirst<Row>({ store, until, from }: { store: Store; until: number; from?: number | undefined }, limit: number, read: (since: number | undefined) => Promise<Row[]>): Promise<Row[]> {
  const since = until - near
  if (!isPostgres(store) || (from !== undefined && from >= since)) return read(from)
  const rows = await read(since)
  return rows.length === limit ? rows : read(from)
}
