import type { endpoints, RequestOf, ResponseOf } from '@portal/api-client/contract'
import { endInstant, minutesOfWallTime, startInstant } from '@portal/domain'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'

export type LogLine = ResponseOf<typeof endpoints.getLog>['Lines'][number]

/** A query of activity. */
export interface LogQuery extends Omit<RequestOf<typeof endpoints.getLog>, 'From' | 'Until' | 'FromTime' | 'UntilTime' | 'Before' | 'After' | 'count' | 'AccountID'> {
  store: Store
  viewer: Viewer
  /** The ids of the user `UserID`, or of the residents of `UnitID`; undefined for all users. */
  users: readonly number[] | undefined
  /** The current time in milliseconds since 1970, on the sandbox's clock. */
  now: number
  /** The start of the period in milliseconds since 1970; its end is exclusive. */
  from: number | undefined
  until: number | undefined
  /** The start of the stored activity; null if all of it is stored. */
  kept: number | null
  before: LogPlace | undefined
  after: LogPlace | undefined
}

type Days = Pick<RequestOf<typeof endpoints.getLog>, 'From' | 'Until' | 'FromTime' | 'UntilTime'>

/** The start and exclusive end of the days and times of a query, in the property's zone. */
export function periodOf(zone: string, { From, Until, FromTime, UntilTime }: Days): Pick<LogQuery, 'from' | 'until'> {
  const minuteOf = (time: string | undefined) => (time === undefined ? null : minutesOfWallTime(time))
  return {
    from: From === undefined ? undefined : startInstant(zone, { date: From, minute: minuteOf(FromTime) }),
    until: Until === undefined ? undefined : endInstant(zone, { date: Until, minute: minuteOf(UntilTime) }),
  }
}

/** Events of one source, newest first. */
export interface LogPart {
  lines: { place: LogPlace; line: LogLine }[]
  /** The place up to which the source was read; null if it has no more events. */
  readTo: LogPlace | null
}

/** The place of an event in the list of activity: newest first; at the same moment by kind, then by id. */
export interface LogPlace {
  /** The time of the event in milliseconds since 1970. */
  at: number
  /** The kind of event: 0 changes, 1 visitor calls, 2 gate events. */
  rank: number
  id: number
}

export const writePlace = ({ at, rank, id }: LogPlace): string => `${at}-${rank}-${id}`

export function readPlace(text: string): LogPlace {
  const [at = 0, rank = 0, id = 0] = text.split('-').map(Number)
  return { at, rank, id }
}

/** Compares two places; negative if `one` is newer. */
function comparePlaces(one: LogPlace, other: LogPlace): number {
  return other.at - one.at || other.rank - one.rank || other.id - one.id
}

/**
 * The SQL condition for the rows of a source, `rank`, that are within the times and places of a query. `older` is the place from which to
 * continue. A place is compared as a pair, so that an index of both columns finds the first row at once.
 */
export function isWithin(columns: { at: string; id: string }, rank: number, { from, until, before, after }: LogQuery, older: LogPlace | undefined): RawBuilder<SqlBool> {
  const [at, id, start] = [sql.ref(columns.at), sql.ref(columns.id), older ?? before]
  const beside = (place: LogPlace, sign: RawBuilder<unknown>, hasAll: boolean) =>
    rank === place.rank ? sql`(${at}, ${id}) ${sign} (${place.at}, ${place.id})` : sql`${at} ${sign}${hasAll ? sql`=` : sql``} ${place.at}`
  const conditions = [
    ...(start ? [beside(start, sql`<`, rank < start.rank)] : []), ...(after ? [beside(after, sql`>`, rank > after.rank)] : []),
    ...(until === undefined ? [] : [sql`${at} < ${until}`]), ...(from === undefined ? [] : [sql`${at} >= ${from}`]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Whether one of these texts has the searched text, in upper or lower case. */
export const isFound = (searched: string, texts: readonly string[]) => texts.some((text) => text.toLowerCase().includes(searched.toLowerCase()))

/** The largest number of rows that are read to find visible ones. */
const rowsAtMost = 2000

/** Reads rows in batches until `wanted` visible events are found. `read` returns at most `limit` rows older than a place. */
export async function readKept<Row>(
  wanted: number,
  read: (before: LogPlace | undefined, limit: number) => Promise<Row[]>,
  placeOf: (row: Row) => LogPlace,
  toLines: (rows: readonly Row[]) => Promise<(LogLine | null)[]>,
): Promise<LogPart> {
  const lines: LogPart['lines'] = []
  let readTo: LogPlace | undefined
  for (let seen = 0; seen < rowsAtMost; ) {
    const limit = wanted + 1
    const rows = await read(readTo, limit)
    const kept = await toLines(rows)
    for (const [index, row] of rows.entries()) {
      const line = kept[index]
      if (line) lines.push({ place: placeOf(row), line })
      readTo = placeOf(row)
      if (lines.length > wanted) return { lines, readTo }
    }
    if (rows.length < limit) return { lines, readTo: null }
    seen += rows.length
  }
  return { lines, readTo: readTo ?? null }
}

/** The newest `wanted` events of several sources, and the place at which to continue; null at the end. No event is skipped. */
export function mergeParts(parts: readonly LogPart[], wanted: number): { lines: LogLine[]; next: LogPlace | null } {
  const ends = parts.flatMap(({ readTo }) => readTo ?? []).sort(comparePlaces)
  const [end] = ends
  const all = parts.flatMap(({ lines }) => lines).sort((one, other) => comparePlaces(one.place, other.place))
  const sure = end ? all.filter(({ place }) => comparePlaces(place, end) <= 0) : all
  const lines = sure.slice(0, wanted)
  const last = lines.at(-1)?.place
  if (sure.length > wanted && last) return { lines: lines.map(({ line }) => line), next: last }
  return { lines: lines.map(({ line }) => line), next: end ?? null }
}
