import { endInstant, localMomentAt, startInstant, toDayNumber, toIsoDate } from '@portal/domain'
import { sql, type SqlBool } from 'kysely'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { objectsOf } from '../store/byEngine.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { hasNotOpened } from './readEvents.ts'

/** The properties, doors and users whose events are counted. */
interface EntriesOf {
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
type Span = readonly [start: number, end: number]

/** The 24 local hours of a day. An hour that a clock change repeats is twice as long; a skipped hour is empty. */
export function hourSpans(zone: string, date: string): Span[] {
  const startOf = (hour: number) => startInstant(zone, { date, minute: hour * 60 })
  return Array.from({ length: 24 }, (_, hour): Span => [startOf(hour), startOf(hour + 1)])
}

/** A whole local day. */
export const daySpan = (zone: string, date: string): Span => [startOfDate(zone, date), endInstant(zone, { date, minute: null })]

/**
 * Counts openings and refusals in each span. All events are counted in an index without reading their columns, which is several times as
 * fast as testing each event. The few events that opened nothing have an index of their own.
 */
export async function countEntries({ store, properties, portId, users }: EntriesOf, spans: readonly Span[]): Promise<EntryCount[]> {
  const whose = sql.join([doorsIn({ properties, portId }), ...(users === undefined ? [] : [inIds('user_id', users)])], sql` and `)
  const within = sql`gate_events where ${whose} and at >= ${boundOf(0)} and at < ${boundOf(1)}`
  const { rows } = await sql<{ span: number; events: number; others: string }>`
    select ${boundOf(2)} as span, (select count(*) from ${within}) as events,
      (select count(*) || ' ' || count(*) filter (where decision = 'denied') from ${within} and ${hasNotOpened}) as others
    from ${listOf(spans)}`.execute(store)
  const counts = spans.map(() => ({ Opened: 0, Denied: 0 }))
  for (const { span, events, others } of rows) {
    const [notOpened = 0, Denied = 0] = others.split(' ').map(Number)
    counts[span] = { Opened: events - notOpened, Denied }
  }
  return counts
}

/** Counts the visitor calls that started in each span, in an index of each property. */
export async function countCallsIn({ store, ...doors }: Omit<EntriesOf, 'users'>, spans: readonly Span[]): Promise<number[]> {
  const counts = sql`select count(*) from calls where ${doorsIn(doors)} and started_at >= ${boundOf(0)} and started_at < ${boundOf(1)}`
  const { rows } = await sql<{ span: number; calls: number }>`select ${boundOf(2)} as span, (${counts}) as calls from ${listOf(spans)}`.execute(store)
  const calls = new Map(rows.map((row) => [row.span, row.calls]))
  return spans.map((_, span) => calls.get(span) ?? 0)
}

/** The start, the end or the number of a span in `listOf`. */
const boundOf = (index: 0 | 1 | 2) => sql`cast(held.value ->> ${sql.lit(index)} as bigint)`

const listOf = (spans: readonly Span[]) => objectsOf(sql.val(JSON.stringify(spans.map(([start, end], index) => [start, end, index]))))

function doorsIn({ properties, portId }: Pick<EntriesOf, 'properties' | 'portId'>) {
  const [only] = properties
  const ofProperties = only !== undefined && properties.length === 1 ? sql<SqlBool>`property_id = ${only}` : inIds('property_id', properties)
  return portId === undefined ? ofProperties : sql<SqlBool>`${ofProperties} and port_id = ${portId}`
}

type Answer = ResponseOf<typeof endpoints.getEntriesByHour>

interface Asked extends EntriesOf {
  zone: string
  /** The day, as an ISO date at the property. */
  date: string
  /** The current time in milliseconds since 1970, on the sandbox's clock. */
  now: number
  /** The start of the stored activity; null if all of it is stored. */
  kept: number | null
}

const weeksBefore = 4

/** The entries and refusals of a local day by hour, and the mean of the same weekday in the weeks before. */
export async function entriesByHour(asked: Asked): Promise<Pick<Answer, 'Hours' | 'Usual'>> {
  const { zone, date, now } = asked
  const daysBefore = Array.from({ length: weeksBefore }, (_, week) => toIsoDate((toDayNumber(date) ?? 0) - 7 * (week + 1)))
  const since = await firstEventAt(asked)
  const known = since === null ? [] : daysBefore.filter((day) => startOfDate(zone, day) >= since)
  const minuteNow = localMomentAt(zone, now).date === date ? localMomentAt(zone, now).minute : null
  const untilNow = (day: string): Span => [startOfDate(zone, day), minuteNow === null ? endInstant(zone, { date: day, minute: null }) : startInstant(zone, { date: day, minute: minuteNow })]
  const days = [date, ...known]
  const counts = await countEntries(asked, [...days.flatMap((day) => hourSpans(zone, day)), ...known.map(untilNow)])
  const hoursOf = (day: number) => counts.slice(day * 24, day * 24 + 24)
  const mean = (before: readonly (EntryCount | undefined)[]) => before.reduce((sum, count) => sum + (count?.Opened ?? 0), 0) / known.length
  return {
    Hours: hoursOf(0),
    Usual: known.length < 2 ? null : { Weeks: known.length, Opened: hoursOf(0).map((_, hour) => mean(known.map((_day, week) => hoursOf(week + 1)[hour]))), OpenedByNow: mean(counts.slice(days.length * 24)) },
  }
}

const startOfDate = (zone: string, date: string) => startInstant(zone, { date, minute: null })

/** The time from which activity may count for the mean; null without any. */
async function firstEventAt({ store, properties, kept }: Asked): Promise<number | null> {
  const firsts = await Promise.all(properties.map((id) => store.selectFrom('gate_events').select('at').where('property_id', '=', id).orderBy('at').limit(1).executeTakeFirst()))
  const times = firsts.flatMap((first) => first?.at ?? [])
  return times.length === 0 ? null : Math.max(Math.min(...times), kept ?? 0)
}
