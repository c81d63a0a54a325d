import { plainFormat, minutesOfWallTime, isSameDay, zonedFormat } from '@portal/domain'
import { useMemo, useCallback } from 'react'
import { usePortal } from '../app/PortalContext.tsx'
import { useLocaleTag } from '../i18n/catalogue.ts'

export interface Moments {
  /** Formats an ISO date, such as 'Mar 1, 2025'. */
  date(iso: string): string
  /** Formats a time 'HH:MM', such as '5:30 PM'. */
  time(wallTime: string): string
  /** Formats a date with its time, such as 'Mar 1, 2025, 5:30 PM'; the time may be missing. */
  moment(iso: string, wallTime: string | null): string
  list(texts: string[]): string
}

/** Formats of the property's dates and wall-clock times in the user's language, without a zone conversion. */
export function useMoments(): Moments {
  const tag = useLocaleTag()
  return useMemo(() => {
    const date = plainFormat(tag, { dateStyle: 'medium' })
    const time = plainFormat(tag, { hour: 'numeric', minute: '2-digit' })
    const list = new Intl.ListFormat(tag, { type: 'conjunction' })
    const writeDate = (iso: string) => date.format(new Date(`${iso}T00:00:00Z`))
    const writeTime = (wallTime: string) => time.format(new Date(minutesOfWallTime(wallTime) * 60_000))
    return {
      date: writeDate,
      time: writeTime,
      moment: (iso, wallTime) => (wallTime === null ? writeDate(iso) : `${writeDate(iso)}, ${writeTime(wallTime)}`),
      list: (texts) => list.format(texts),
    }
  }, [tag])
}

/** Returns a function that formats an instant in a zone as a short date or time: '8:58 AM' today, 'Nov 20' this year, 'Nov 20, 2024' before. */
export function useDay(): (instant: string, timeZone: string | undefined) => string {
  const { api } = usePortal()
  const tag = useLocaleTag()
  return useCallback((instant, timeZone) => {
    const [then, now] = [Date.parse(instant), api.serverNow()]
    if (isSameDay(timeZone, then, now)) return zonedFormat(tag, timeZone, { hour: 'numeric', minute: '2-digit' }).format(then)
    const year = zonedFormat('en', timeZone, { year: 'numeric' })
    const style = year.format(then) === year.format(now) ? { month: 'short', day: 'numeric' } as const : { dateStyle: 'medium' } as const
    return zonedFormat(tag, timeZone, style).format(then)
  }, [api, tag])
}
