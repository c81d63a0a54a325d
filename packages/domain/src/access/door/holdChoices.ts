import { minutesPerDay } from '../../time/weekdays.ts'
import { firstInstantAt, localMinutesAt } from '../../time/zoneClock.ts'

/** The shortest hold to offer, in minutes. */
const shortest = 15
/** Six in the evening, in minutes since midnight. */
const evening = 18 * 60

/** The next instant after `now` at which the clocks of a zone show a minute of the day, 0 to 1439. */
export function nextTimeOfDay(timeZone: string, now: number, minute: number): number {
  const midnight = Math.floor(localMinutesAt(timeZone, now) / minutesPerDay) * minutesPerDay
  const today = firstInstantAt(timeZone, midnight + minute)
  return today > now ? today : firstInstantAt(timeZone, midnight + minutesPerDay + minute)
}

/** The ends to offer for holding a door open: the next two full hours of the zone's clocks, and this evening if it is later than those. */
export function holdChoices(timeZone: string, now: number): number[] {
  const from = localMinutesAt(timeZone, now) + shortest
  const hour = Math.ceil(from / 60) * 60
  // When the clocks change, both hours can be the same instant, or one in a repeated hour can have passed.
  const ends = [...new Set([hour, hour + 60].map((minutes) => firstInstantAt(timeZone, minutes)))].filter((end) => end > now)
  const tonight = nextTimeOfDay(timeZone, now, evening)
  return tonight > Math.max(...ends) && tonight - now < 12 * 3_600_000 ? [...ends, tonight] : ends
}
