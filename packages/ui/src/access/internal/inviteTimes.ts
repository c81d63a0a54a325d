/** Instants read on the property's clocks. Instants are ISO texts; `now` is milliseconds since 1970. */
export interface TimeSetting { locale: string, timeZone: string }

type Style = Intl.DateTimeFormatOptions

const longDate: Style = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }
const plainDate: Style = { year: 'numeric', month: 'long', day: 'numeric' }
const clockTime: Style = { hour: 'numeric', minute: '2-digit' }

/** An unknown zone must not take the page away: UTC stands in, and the zone's name says so. */
function formatter({ locale, timeZone }: TimeSetting, style: Style): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...style, timeZone })
  } catch {
    return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
  }
}

const format = (instant: string | number, setting: TimeSetting, style: Style) =>
  formatter(setting, style).format(typeof instant === 'number' ? instant : Date.parse(instant))

export const timeOf = (instant: string | number, setting: TimeSetting) => format(instant, setting, clockTime)
export const secondsOf = (instant: number, setting: TimeSetting) => format(instant, setting, { ...clockTime, second: '2-digit' })
export const longDateOf = (instant: string | number, setting: TimeSetting) => format(instant, setting, longDate)
export const dateOf = (instant: string | number, setting: TimeSetting) => format(instant, setting, plainDate)

/** 'Central Time'. */
export function zoneName(now: number, setting: TimeSetting): string {
  const parts = formatter(setting, { timeZoneName: 'longGeneric' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? setting.timeZone
}

export function isSameDay(first: string | number, second: string | number, setting: TimeSetting): boolean {
  return dateOf(first, setting) === dateOf(second, setting)
}

/** Whether two zones' clocks show different times at this instant. */
export function clocksDiffer(now: number, zone: string, other: string): boolean {
  const wall = (timeZone: string) => format(now, { locale: 'en-US', timeZone }, { ...plainDate, ...clockTime })
  return wall(zone) !== wall(other)
}

/** An end at midnight belongs to the day before it. */
export function lastMoment(end: string): number {
  return Date.parse(end) - 1
}

export function viewerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
