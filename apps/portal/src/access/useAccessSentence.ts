import { useStore } from '@nanostores/react'
import { type AccessSummaryRecord, toAccessSummary } from '@portal/api-client/contract'
import { describeAccess } from '@portal/domain'
import { useCallback } from 'react'
import { useViewerTimeZone } from '../app/useViewerTimeZone.ts'
import { formattingLocale, locale } from '../i18n/catalogue.ts'

/** Where and when somebody may pass, over all doors, in the person's language; the zone is named where it is given. "No access" comes with its reason. */
export function useAccessSentence(): (access: AccessSummaryRecord, timeZone?: string) => string {
  const tag = formattingLocale(useStore(locale))
  const viewerTimeZone = useViewerTimeZone()
  return useCallback(
    (access, timeZone) => describeAccess(toAccessSummary(access), { locale: tag, viewerTimeZone, ...(timeZone !== undefined && { timeZone }) }),
    [tag, viewerTimeZone],
  )
}
