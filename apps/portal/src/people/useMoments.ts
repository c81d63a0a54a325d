import { plainFormat, minutesOfWallTime } from '@portal/domain'
import { useMemo } from 'react'
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
