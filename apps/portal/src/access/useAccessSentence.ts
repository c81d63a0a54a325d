import { useStore } from '@nanostores/react'
import { type AccessSummaryRecord, toAccessSummary } from '@portal/api-client/contract'
import { type AccessSummary, describeAccess } from '@portal/domain'
import { useCallback } from 'react'
import { useViewerTimeZone } from '../app/useViewerTimeZone.ts'
import { formattingLocale, locale } from '../i18n/catalogue.ts'

/** Where and when somebody may pass, over all doors, in the person's language; the zone is named where it is given. "No access" comes with its reason. */
export function useAccessSentence(): (access: AccessSummaryRecord, timeZone?: string) => string {
  const sentenceOf = useSummarySentence()
  return useCallback((access, timeZone) => sentenceOf(toAccessSummary(access), timeZone), [sentenceOf])
}

/** As `useAccessSentence`, of what was worked out here. */
export function useSummarySentence(): (summary: AccessSummary, timeZone?: string) => string {
  const tag = formattingLocale(useStore(locale))
  const viewerTimeZone = useViewerTimeZone()
  return useCallback(
    (summary, timeZone) => describeAccess(summary, { locale: tag, viewerTimeZone, ...(timeZone !== undefined && { timeZone }) }),
    [tag, viewerTimeZone],
  )
}
