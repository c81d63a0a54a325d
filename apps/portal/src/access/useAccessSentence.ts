import { useStore } from '@nanostores/react'
import { type AccessSummaryRecord, toAccessSummary } from '@portal/api-client/contract'
import { type AccessSummary, describeAccess, type DescribeAccessOptions } from '@portal/domain'
import { useCallback } from 'react'
import { useViewerTimeZone } from '../app/useViewerTimeZone.ts'
import { formattingLocale, locale } from '../i18n/catalogue.ts'

type Wishes = Pick<DescribeAccessOptions, 'isShort'> & {
  /** IANA zone of the property: it is then named. */
  timeZone?: string
}

/** Where and when someone may pass, over all doors, in the person's language. "No access" comes with its reason; a service that does not tell has a dash. */
export function useAccessSentence(): (access: AccessSummaryRecord | undefined, wishes?: Wishes) => string {
  const sentenceOf = useSummarySentence()
  return useCallback((access, wishes) => (access ? sentenceOf(toAccessSummary(access), wishes) : '–'), [sentenceOf])
}

/** As `useAccessSentence`, of what was worked out here. */
export function useSummarySentence(): (summary: AccessSummary, wishes?: Wishes) => string {
  const tag = formattingLocale(useStore(locale))
  const viewerTimeZone = useViewerTimeZone()
  return useCallback((summary, wishes) => describeAccess(summary, { locale: tag, viewerTimeZone, ...wishes }), [tag, viewerTimeZone])
}
