import { type AccessSummaryRecord, toAccessSummary } from '@portal/api-client/contract'
import { type AccessSummary, describeAccess, type DescribeAccessOptions } from '@portal/domain'
import { useCallback } from 'react'
import { usePortal } from '../app/PortalContext.tsx'
import { useViewerTimeZone } from '../app/useViewerTimeZone.ts'
import { useLocaleTag } from '../i18n/catalogue.ts'

type Wishes = Pick<DescribeAccessOptions, 'isShort'> & {
  /** The IANA zone of the property. If it is given, the sentence names it. */
  timeZone?: string
}

/**
 * A sentence about where and when a user has access, over all doors, in the reader's language. "No access" has its reason; the result is a
 * dash if the service doesn't tell.
 */
export function useAccessSentence(): (access: AccessSummaryRecord | undefined, wishes?: Wishes) => string {
  const sentenceOf = useSummarySentence()
  return useCallback((access, wishes) => (access ? sentenceOf(toAccessSummary(access), wishes) : '–'), [sentenceOf])
}

/** Like `useAccessSentence`, for a summary made in the browser. */
export function useSummarySentence(): (summary: AccessSummary, wishes?: Wishes) => string {
  const tag = useLocaleTag()
  const viewerTimeZone = useViewerTimeZone()
  const { serverNow } = usePortal().api
  return useCallback(
    (summary, wishes) => describeAccess(summary, { locale: tag, viewerTimeZone, now: serverNow(), ...wishes }),
    [tag, viewerTimeZone, serverNow],
  )
}
