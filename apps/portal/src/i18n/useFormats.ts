import { isSameDay, zonedFormat } from '@portal/domain'
import { useMemo, type ReactNode } from 'react'
import { useLocaleTag } from './catalogue.ts'

export interface Formats {
  /** The zone of the times. */
  timeZone: string
  /** 'Saturday, November 21, 10:00 AM' in the zone. */
  dayAndTime(instant: string): string
  /** '10:00 AM' in the zone. */
  time(instant: string): string
  /** '10:00:07 AM' in the zone. */
  second(instant: string): string
  /** '10:00 AM' on the day of `now`, with the day before it otherwise. */
  timeSince(instant: string, now: string): string
  /** 'Nov 21' on the calendar of the zone. */
  date(instant: string): string
  list(texts: string[]): string
  /** As `list`, for React nodes. */
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

/** Joins texts in the user's language: 'a, b and c'. */
export function useFormatsList(): Formats['list'] {
  const tag = useLocaleTag()
  return useMemo(() => {
    const list = new Intl.ListFormat(tag, { type: 'conjunction' })
    return (texts) => list.format(texts)
  }, [tag])
}
