import { type AccessSummaryRecord, toAccessSummary } from '@portal/api-client/contract'
import { type AccessSummary, describeAccess, type DescribeAccessOptions, describeRestriction, unrestricted, type Restriction, describeClause, type RestrictionClause, plainFormat } from '@portal/domain'
import { useCallback } from 'react'
import { usePortal } from '../app/PortalContext.tsx'
import { useViewerTimeZone } from '../app/useViewerTimeZone.ts'
import type { EditWords } from '../forms/recordKind.ts'
import { useLocaleTag } from '../i18n/catalogue.ts'
import { clauseMessages } from './clause.messages.ts'

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

/** A restriction as one sentence, in the user's language. The sentence names the time zone if it is given. */
export function useDescribe(): (restriction: Partial<Restriction>, timeZone?: string) => string {
  const tag = useLocaleTag()
  const viewerTimeZone = useViewerTimeZone()
  const { serverNow } = usePortal().api
  return useCallback(
    (restriction, timeZone) =>
      describeRestriction({ ...unrestricted, ...restriction }, { locale: tag, timeZone, viewerTimeZone, now: serverNow() }),
    [tag, viewerTimeZone, serverNow],
  )
}

/** The names of a restriction's clauses in the user's language. */
export function useClauseWords(): EditWords<Restriction, RestrictionClause> {
  const t = clauseMessages.useWords()
  const tag = useLocaleTag()
  const { serverNow } = usePortal().api
  return { nameOf: (clause) => t[clause], textOf: (clause, restriction) => describeClause(restriction, clause, { locale: tag, now: serverNow() }) }
}

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
