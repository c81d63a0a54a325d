import { isSessionExpired, SessionExpired } from '@portal/api-client'
import { hashKey, keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { failureOf, type CallFailure } from './attempt.ts'
import { usePortal } from './PortalContext.tsx'
import { askedAgain, toQuery, type Question } from './Question.ts'

/** Milliseconds that what is typed must rest before the service is asked about it. */
export const typingPause = 300

export interface Asked<Answer> {
  /** Undefined before the first. While a new question rests, the answer to the former one, with `isLoading`. */
  answer: Answer | undefined
  failure: CallFailure | null
  isLoading: boolean
  reload: () => void
  /** The same, with a promise of its end. */
  askAgain: () => Promise<void>
}

interface AskOptions<Answer> {
  /** Milliseconds that a changed key must rest before it is asked; at once if omitted. */
  after?: number
  /** Milliseconds between two questions while the page is seen and online; once if omitted. `lostFor`: how long no answer has come, in ms. */
  every?: (answer: Answer | undefined, lostFor: number) => number | false
}

/**
 * Asks the service when `key` appears and whenever it changes; null asks nothing. Each new key gives up the question before it, so
 * that a late answer never shows. For a card that stands on several pages, or a field while someone types: who opens it again, asks again.
 */
export function useAsk<Answer>(key: string | null, ask: (signal: AbortSignal) => Promise<Answer>, options: AskOptions<Answer> = {}): Asked<Answer> {
  const card = useId()
  return useQueryOf({ queryKey: [card, key], queryFn: ({ signal }) => ask(signal), gcTime: 0, enabled: key !== null }, options)
}

/** A card's question: takes what the page's loader asked ahead, and asks on its own where there is nothing new. */
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
  enabled?: boolean
}

function useQueryOf<Answer>({ queryFn, ...query }: Query<Answer>, { after = 0, every }: AskOptions<Answer>): Asked<Answer> {
  const { session } = usePortal()
  const key = hashKey(query.queryKey)
  const [first] = useState(key)
  const { data, error, isFetching, refetch } = useQuery<Answer, unknown>({
    ...query,
    queryFn: async (context) => {
      // The sign-in page is on its way.
      if (session.read() === null) throw new SessionExpired(key, false)
      if (after > 0 && key !== first) await rest(after, context.signal)
      return queryFn(context)
    },
    ...(after > 0 && { placeholderData: keepPreviousData }),
    ...(every && {
      ...askedAgain,
      refetchInterval: ({ state }) => navigator.onLine && every(state.data, Math.max(0, state.errorUpdatedAt - state.dataUpdatedAt)),
    }),
    // A loader's failure is shown; the person asks again.
    retryOnMount: false,
    // What is asked again and again keeps the last answer, whatever happens.
    throwOnError: (thrown) => !every && !isSessionExpired(thrown) && failureOf(thrown) === null,
  })
  // A failure stays in sight while it is asked again.
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
