import { isSameDay, zonedFormat } from '@portal/domain'
import { useMemo, type ReactNode } from 'react'
import { useLocaleTag } from './catalogue.ts'

export interface Formats {
  /** The time zone of the formatted times. */
  timeZone: string
  /** Formats an instant in the zone, such as 'Saturday, November 21, 10:00 AM'. */
  dayAndTime(instant: string): string
  /** Formats the time of an instant, such as '10:00 AM'. */
  time(instant: string): string
  /** Formats the time with seconds, such as '10:00:07 AM'. */
  second(instant: string): string
  /** Formats the time of an instant, such as '10:00 AM'; before it the day, if it isn't the day of `now`. */
  timeSince(instant: string, now: string): string
  /** Formats the date of an instant, such as 'Nov 21'. */
  date(instant: string): string
  list(texts: string[]): string
  /** Like `list`, for React nodes. */
  listOf(parts: ReactNode[]): ReactNode
}

/** Formats of dates and times in the user's language and the property's zone. */
export function useFormats(timeZone: string): Formats {
  const tag = useLocaleTag()
  return useMemo(() => {
    const day = zonedFormat(tag, timeZone, { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })
    const time = zonedFormat(tag, timeZone, { hour: 'numeric', minute: '2-digit' })
    const second = zonedFormat(tag, timeZone, { hour: 'numeric', minute: '2-digit', second: '2-digit' })
    const date = zonedFormat(tag, timeZone, { month: 'short', day: 'numeric' })
    const list = new Intl.ListFormat(tag, { type: 'conjunction' })
    return {
      timeZone,
      timeSince(instant, now) {
        const [then, today] = [new Date(instant), new Date(now)]
        return isSameDay(timeZone, then.getTime(), today.getTime()) ? time.format(then) : `${date.format(then)}, ${time.format(then)}`
      },
      dayAndTime: (instant) => day.format(new Date(instant)),
      date: (instant) => date.format(new Date(instant)),
      second: (instant) => second.format(new Date(instant)),
      time: (instant) => time.format(new Date(instant)),
      list: (texts) => list.format(texts),
      listOf: (parts) => list.formatToParts(parts.map((_, index) => String(index))).map(({ type, value }) => (type === 'element' ? parts[Number(value)] : value)),
    }
  }, [tag, timeZone])
}

/** Joins texts as a list in the user's language, such as 'a, b and c'. */
export function useFormatsList(): Formats['list'] {
  const tag = useLocaleTag()
  return useMemo(() => {
    const list = new Intl.ListFormat(tag, { type: 'conjunction' })
    return (texts) => list.format(texts)
  }, [tag])
}
