import { comparePlaces, type LogPlace } from './logPlace.ts'
import type { LogLine, LogPart } from './LogQuery.ts'

/** How many rows are read at most to find those that the viewer may read. */
const rowsAtMost = 2000

/**
 * Reads rows in batches until `wanted` of them became lines; a row that the viewer may not read becomes none. `read` answers at most `limit`
 * rows older than a place.
 */
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

/** The newest `wanted` lines of several sources, and the place from which to read on; null at the end. No line is passed over. */
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
