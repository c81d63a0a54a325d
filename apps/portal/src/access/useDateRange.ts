import { plainFormat } from '@portal/domain'
import { useCallback } from 'react'
import { useLocaleTag } from '../i18n/catalogue.ts'

/** Two ISO dates as a range in the user's language, such as 'December 24 – 26, 2026'. */
export function useDateRange(): (from: string, until: string) => string {
  const tag = useLocaleTag()
  return useCallback(
    (from, until) => {
      return plainFormat(tag, { year: 'numeric', month: 'long', day: 'numeric' }).formatRange(new Date(`${from}T12:00:00Z`), new Date(`${until}T12:00:00Z`))
    },
    [tag],
  )
}
