import { isSameDay, zonedFormat } from '@portal/domain'
import { useCallback } from 'react'
import { usePortal } from '../app/PortalContext.tsx'
import { useLocaleTag } from '../i18n/catalogue.ts'

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
