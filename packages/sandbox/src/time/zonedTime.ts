const formats = new Map<string, Intl.DateTimeFormat>()

export interface LocalTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  /** 0 Sunday … 6 Saturday. */
  weekday: number
  /** Minutes since local midnight, 0–1439. */
  minuteOfDay: number
}

/** The wall clock of an IANA zone at an instant. */
export function localTime(instant: number, timeZone: string): LocalTime {
  const parts = Object.fromEntries(formatOf(timeZone).formatToParts(instant).map((part) => [part.type, Number(part.value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return { year, month, day, hour, minute, second, weekday, minuteOfDay: hour * 60 + minute }
}

/** Milliseconds the zone is ahead of UTC at an instant. */
export function zoneOffset(instant: number, timeZone: string): number {
  const local = localTime(instant, timeZone)
  const asUtc = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute, local.second)
  return asUtc - Math.floor(instant / 1000) * 1000
}

/** The instant of a wall-clock time; in the hour that a clock change skips, the instant as if it had not. */
export function instantOf(local: { year: number; month: number; day: number; minuteOfDay?: number }, timeZone: string): number {
  const guess = Date.UTC(local.year, local.month - 1, local.day, 0, local.minuteOfDay ?? 0)
  const first = guess - zoneOffset(guess, timeZone)
  return guess - zoneOffset(first, timeZone)
}

/** Local midnight `days` after the day of `instant`. */
export function startOfDay(instant: number, timeZone: string, days = 0): number {
  const { year, month, day } = localTime(instant, timeZone)
  return instantOf({ year, month, day: day + days }, timeZone)
}

/** Such as `Sat, Nov 21, 6:00 PM`; the year only where it is not this one. */
export function sayMoment(instant: number, now: number, timeZone: string): string {
  const year = localTime(instant, timeZone).year === localTime(now, timeZone).year ? undefined : 'numeric'
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short', month: 'short', day: 'numeric', year, hour: 'numeric', minute: '2-digit', timeZone,
  })
  return format.format(instant).replaceAll('\u202f', ' ')
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}
