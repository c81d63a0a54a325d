import { startOfDay, zoneOffset } from '../time/zonedTime.ts'
import { utcStamp } from './contentLine.ts'

const day = 24 * 3_600_000

/** A VTIMEZONE that holds from `from` to `until`: every clock change between them, one by one, as the zone's own rules say. */
export function timeZoneLines(timeZone: string, from: number, until: number): string[] {
  const first = startOfDay(from, timeZone, -1)
  const standard = standardOffset(timeZone, from)
  const lines = ['BEGIN:VTIMEZONE', `TZID:${timeZone}`]
  let before = zoneOffset(first, timeZone)
  lines.push(...observance(first, before, before, standard))
  for (let moment = first; moment < until; moment += day) {
    const after = zoneOffset(moment + day, timeZone)
    if (after !== before) lines.push(...observance(changeBetween(moment, moment + day, timeZone), before, after, standard))
    before = after
  }
  return [...lines, 'END:VTIMEZONE']
}

/** The onset is a wall-clock time under the offset before it. */
function observance(onset: number, before: number, after: number, standard: number): string[] {
  const kind = after > standard ? 'DAYLIGHT' : 'STANDARD'
  const start = utcStamp(onset + before).slice(0, -1)
  return [`BEGIN:${kind}`, `DTSTART:${start}`, `TZOFFSETFROM:${offsetText(before)}`, `TZOFFSETTO:${offsetText(after)}`, `END:${kind}`]
}

function changeBetween(low: number, high: number, timeZone: string): number {
  const before = zoneOffset(low, timeZone)
  let [early, late] = [low, high]
  while (late - early > 1000) {
    const middle = Math.floor((early + late) / 2000) * 1000
    if (zoneOffset(middle, timeZone) === before) early = middle
    else late = middle
  }
  return late
}

/** Winter time is the smaller offset of the year. */
function standardOffset(timeZone: string, instant: number): number {
  const year = new Date(instant).getUTCFullYear()
  return Math.min(zoneOffset(Date.UTC(year, 0, 1), timeZone), zoneOffset(Date.UTC(year, 6, 1), timeZone))
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}
