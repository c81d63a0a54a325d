import { type AccessSummaryRecord, toAccessSummary } from '@portal/api-client/contract'
import { type AccessSummary, describeAccess, type DescribeAccessOptions } from '@portal/domain'
import { useCallback } from 'react'
import { usePortal } from '../app/PortalContext.tsx'
import { useViewerTimeZone } from '../app/useViewerTimeZone.ts'
import { useLocaleTag } from '../i18n/catalogue.ts'

type Wishes = Pick<DescribeAccessOptions, 'isShort'> & {
  /** IANA zone of the property, which the sentence then names. */
  timeZone?: string
}

/** Where and when a user may pass, over all doors, in the reader's language. "No access" has its reason; a dash if the service doesn't say. */
export function useAccessSentence(): (access: AccessSummaryRecord | undefined, wishes?: Wishes) => string {
  const sentenceOf = useSummarySentence()
  return useCallback((access, wishes) => (access ? sentenceOf(toAccessSummary(access), wishes) : '–'), [sentenceOf])
}

/** As `useAccessSentence`, for a summary made in the browser. */
export function useSummarySentence(): (summary: AccessSummary, wishes?: Wishes) => string {
  const tag = useLocaleTag()
  const viewerTimeZone = useViewerTimeZone()
  const { serverNow } = usePortal().api
  return useCallback(
    (summary, wishes) => describeAccess(summary, { locale: tag, viewerTimeZone, now: serverNow(), ...wishes }),
    [tag, viewerTimeZone, serverNow],
  )
}
