import { isSessionExpired, SessionExpired } from '@portal/api-client'
import { hashKey, keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { failureOf, type CallFailure } from './attempt.ts'
import { usePortal } from './PortalContext.tsx'
import { askedAgain, toQuery, type Question } from './Question.ts'

/** Milliseconds without typing until the request is sent. */
export const typingPause = 300

export interface Asked<Answer> {
  /** The answer; undefined before the first one. While a new request runs, it is the previous answer, and `isLoading` is true. */
  answer: Answer | undefined
  failure: CallFailure | null
  isLoading: boolean
  reload: () => void
  /** Sends the request again; resolves when it has ended. */
  askAgain: () => Promise<void>
}

interface AskOptions<Answer> {
  /** Milliseconds without a change of the key until the request is sent; at once if omitted. */
  after?: number
  /** Milliseconds between two requests while the page is visible and online; one request if omitted. `lostFor`: milliseconds without an answer. */
  every?: (answer: Answer | undefined, lostFor: number) => number | false
}

/**
 * Sends a request for each new `key`; null sends none. A new key aborts the previous request, so that a late answer never shows. For a card
 * on several pages, or a field while the user types: each mount sends a new request.
 */
export function useAsk<Answer>(key: string | null, ask: Question<Answer>['ask'], options: AskOptions<Answer> = {}): Asked<Answer> {
  const card = useId()
  const { api } = usePortal()
  return useQueryOf({ queryKey: [card, key], queryFn: ({ signal }) => ask(api, signal), gcTime: 0, enabled: key !== null }, options)
}

/** The answer to a card's request: the one that the page's loader requested, or else one of its own request. */
export function useQuestion<Answer>(question: Question<Answer> | null, options: AskOptions<Answer> = {}): Asked<Answer> {
  const portal = usePortal()
  return useQueryOf(question ? toQuery(portal, question) : nothing, options)
}

const nothing = { queryKey: [], queryFn: () => Promise.reject(new Error('Nothing is asked.')), gcTime: 0, enabled: false }

interface Query<Answer> {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
  gcTime: number
  staleTime?: number
  meta?: Record<string, unknown>
  enabled?: boolean
}

function useQueryOf<Answer>({ queryFn, ...query }: Query<Answer>, { after = 0, every }: AskOptions<Answer>): Asked<Answer> {
  const { session } = usePortal()
  const key = hashKey(query.queryKey)
  const [first] = useState(key)
  const { data, error, isFetching, refetch } = useQuery<Answer, unknown>({
    ...query,
    queryFn: async (context) => {
      // The sign-in page is already loading.
      if (session.read() === null) throw new SessionExpired(key, false)
      if (after > 0 && key !== first) await rest(after, context.signal)
      return queryFn(context)
    },
    ...(after > 0 && { placeholderData: keepPreviousData }),
    ...(every && {
      ...askedAgain,
      refetchInterval: ({ state }) => navigator.onLine && every(state.data, Math.max(0, state.errorUpdatedAt - state.dataUpdatedAt)),
    }),
    // A failure of the loader is shown, and the user retries.
    retryOnMount: false,
    // Polling keeps the last answer even if requests fail.
    throwOnError: (thrown) => !every && !isSessionExpired(thrown) && failureOf(thrown) === null,
  })
  // A failure stays visible during a retry.
  const [retried, setRetried] = useState<{ key: string; error: unknown } | null>(null)
  const failed = error ?? (isFetching && retried?.key === key ? retried.error : null)
  const askAgain = async () => {
    setRetried({ key, error })
    await refetch()
  }
  return {
    answer: query.enabled === false ? undefined : data,
    failure: failed === null || isSessionExpired(failed) ? null : failureOf(failed) ?? { kind: 'unreadable' },
    isLoading: isFetching || isSessionExpired(error),
    reload: () => void askAgain(),
    askAgain,
  }
}

function rest(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pause)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
