import { startInstant } from '@portal/domain'
import { sql, type SqlBool } from 'kysely'
import { inIds, objectsOf } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { hasOpened } from './readEvents.ts'

/** The properties, doors and users whose events are counted. */
export interface EntriesOf {
  store: Store
  properties: readonly number[]
  portId?: string | undefined
  users?: readonly number[] | undefined
}

/** The number of entries and refusals. This is a type, because an interface lacks the index signature that answers need. */
export type EntryCount = {
  Opened: number
  Denied: number
}

/** A period as start and exclusive end, in milliseconds since 1970. */
export type Span = readonly [start: number, end: number]

/** The 24 local hours of a day. An hour that a clock change repeats is twice as long; a skipped hour is empty. */
export function hourSpans(zone: string, date: string): Span[] {
  const startOf = (hour: number) => startInstant(zone, { date, minute: hour * 60 })
  return Array.from({ length: 24 }, (_, hour): Span => [startOf(hour), startOf(hour + 1)])
}

/** Counts openings and refusals in each span. A count reads only an index, and neither sorts nor groups events. */
export async function countEntries({ store, properties, portId, users }: EntriesOf, spans: readonly Span[]): Promise<EntryCount[]> {
  const boundOf = (index: number) => sql`cast(held.value ->> ${sql.lit(index)} as bigint)`
  const whose = [inIds('property_id', properties), ...(portId === undefined ? [] : [sql<SqlBool>`port_id = ${portId}`]), ...(users === undefined ? [] : [inIds('user_id', users)])]
  const count = (isCounted: typeof hasOpened) =>
    sql`(select count(*) from gate_events where ${sql.join(whose, sql` and `)} and at >= ${boundOf(0)} and at < ${boundOf(1)} and ${isCounted})`
  const listed = sql.val(JSON.stringify(spans.map(([start, end], index) => [start, end, index])))
  const { rows } = await sql<EntryCount & { span: number }>`select ${boundOf(2)} as span, ${count(hasOpened)} as "Opened", ${count(sql`decision = 'denied'`)} as "Denied" from ${objectsOf(listed)}`.execute(store)
  const counts = spans.map(() => ({ Opened: 0, Denied: 0 }))
  for (const { span, Opened, Denied } of rows) counts[span] = { Opened, Denied }
  return counts
}
