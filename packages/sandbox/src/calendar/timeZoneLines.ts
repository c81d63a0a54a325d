import { startOfDay, zoneStretches } from '@portal/domain'
import { utcStamp } from './contentLine.ts'

const oneYear = 366 * 86_400_000
/** How far clock changes are written out, whatever the end: calendar readers continue the last one, and a far end costs no more. */
const writtenOut = 10 * oneYear

/** A VTIMEZONE (RFC 5545) that is valid from `from` to `until`, at most ten years later: each clock change between them by itself. */
export function timeZoneLines(timeZone: string, from: number, until: number): string[] {
  const first = startOfDay(timeZone, from, -1)
  const stretches = zoneStretches(timeZone, first - oneYear, Math.min(until, from + writtenOut))
  // Winter time has the smallest offset. The year before `first` has both offsets, however short the calendar is.
  const standard = Math.min(...stretches.map(({ offset }) => offset))
  const observances = stretches.flatMap(({ start, end, offset }, index) => {
    const before = stretches[index - 1]?.offset ?? offset
    if (end <= first) return []
    return start <= first ? observance(first, offset, offset, standard) : observance(start, before, offset, standard)
  })
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances, 'END:VTIMEZONE']
}

/** The onset is a wall-clock time in the offset that holds before it. */
function observance(onset: number, before: number, after: number, standard: number): string[] {
  const kind = after > standard ? 'DAYLIGHT' : 'STANDARD'
  const start = utcStamp(onset + before).slice(0, -1)
  return [`BEGIN:${kind}`, `DTSTART:${start}`, `TZOFFSETFROM:${offsetText(before)}`, `TZOFFSETTO:${offsetText(after)}`, `END:${kind}`]
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}
