import { isSameDay as areOnOneDay, type TimeStyle, zonedFormat, zoneName as nameOfZone } from '../../time/zonedFormat.ts'

/** Settings to write instants in the property's time. Instants are ISO texts, `now` is epoch milliseconds. */
export interface TimeSetting { locale: string, timeZone: string }

const longDate: TimeStyle = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }
const plainDate: TimeStyle = { year: 'numeric', month: 'long', day: 'numeric' }
const clockTime: TimeStyle = { hour: 'numeric', minute: '2-digit' }

/** A style that writes midnight as `00:00:00`. */
const wholeClock: TimeStyle = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }

const toInstant = (instant: string | number) => (typeof instant === 'number' ? instant : Date.parse(instant))

const format = (instant: string | number, { locale, timeZone }: TimeSetting, style: TimeStyle) =>
  zonedFormat(locale, timeZone, style).format(toInstant(instant))

export const timeOf = (instant: string | number, setting: TimeSetting) => format(instant, setting, clockTime)
export const secondsOf = (instant: number, setting: TimeSetting) => format(instant, setting, { ...clockTime, second: '2-digit' })
export const longDateOf = (instant: string | number, setting: TimeSetting) => format(instant, setting, longDate)
export const dateOf = (instant: string | number, setting: TimeSetting) => format(instant, setting, plainDate)

/** Name of a time zone: 'Central Time'. */
export const zoneName = (now: number, { locale, timeZone }: TimeSetting) => nameOfZone(locale, timeZone, now)

export const isSameDay = (first: string | number, second: string | number, { timeZone }: TimeSetting) =>
  areOnOneDay(timeZone, toInstant(first), toInstant(second))

/** The instant to show for an end. For an end at midnight it is the last minute of the day before. */
export function shownEnd(end: string, { timeZone }: TimeSetting): number {
  const instant = Date.parse(end)
  const isMidnight = zonedFormat('en-US', timeZone, wholeClock).format(instant) === '00:00:00'
  return isMidnight ? instant - 1 : instant
}
