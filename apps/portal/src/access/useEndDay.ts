import { dayNumberAt, zonedFormat } from '@portal/domain'
import { useCallback } from 'react'
import { useLocaleTag } from '../i18n/catalogue.ts'
import { endMessages } from './end.messages.ts'

/**
 * Returns a function that names the last day of an invite or an entry method at its property: "Ends tomorrow", and an empty text without an end. `now` is in
 * milliseconds on the server's clock.
 */
export function useEndDay(now: number): (ending: { EndDate: string | null; TimeZone: string }) => string {
  const t = endMessages.useWords()
  const tag = useLocaleTag()
  return useCallback(
    ({ EndDate, TimeZone }) => {
      if (EndDate === null) return ''
      const last = Date.parse(EndDate) - 1
      const days = dayNumberAt(TimeZone, last) - dayNumberAt(TimeZone, now)
      if (days === 0) return t.today
      return days === 1 ? t.tomorrow : t.on({ day: zonedFormat(tag, TimeZone, { weekday: 'long', month: 'long', day: 'numeric' }).format(last) })
    },
    [t, tag, now],
  )
}
