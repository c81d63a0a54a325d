import { isSameDay, startOfDay, zonedFormat } from '@portal/domain'
import { useMemo } from 'react'
import { useLocaleTag } from '../i18n/catalogue.ts'

export interface LogFormats {
  /** Formats a time in the property's zone, such as '9:59:41 AM'. */
  time(instant: string): string
  /** Formats a day, such as 'Saturday, November 21, 2026'. */
  day(instant: string): string
  /** Formats a date and time, such as 'Nov 21, 2026, 9:59 AM'. */
  moment(instant: string): string
  /** Formats a date, such as 'Nov 21, 2026'. */
  date(instant: string): string
  /** Formats the first complete day of the stored activity, such as 'Nov 1, 2025'. Months of the store begin in UTC. */
  keptSince(instant: string): string
  isSameDay(one: string, other: string): boolean
}

/** Formats of days and times of events, in the property's zone. */
export function useLogFormats(timeZone: string): LogFormats {
  const tag = useLocaleTag()
  return useMemo(() => {
    const time = zonedFormat(tag, timeZone, { hour: 'numeric', minute: '2-digit', second: '2-digit' })
    const day = zonedFormat(tag, timeZone, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
    const moment = zonedFormat(tag, timeZone, { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
    const date = zonedFormat(tag, timeZone, { year: 'numeric', month: 'short', day: 'numeric' })
    return {
      time: (instant) => time.format(new Date(instant)),
      day: (instant) => day.format(new Date(instant)),
      moment: (instant) => moment.format(new Date(instant)),
      date: (instant) => date.format(new Date(instant)),
      keptSince: (instant) => date.format(startOfDay(timeZone, Date.parse(instant) - 1, 1)),
      isSameDay: (one, other) => isSameDay(timeZone, Date.parse(one), Date.parse(other)),
    }
  }, [tag, timeZone])
}
