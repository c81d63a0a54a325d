import { isSessionExpired, SessionExpired, type ApiClient } from '@portal/api-client'
import { hashKey, keepPreviousData, useQuery, type QueryKey, isCancelledError, QueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { failureOf, type CallFailure } from './attempt.ts'
import { usePortal } from './PortalContext.tsx'
import type { ChangeKind } from '@portal/api-client/contract'
import type { Portal } from './Portal.ts'
import { ErrorPanel } from '@portal/ui'
import { useFailureText } from './useFailureText.ts'

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

/** A request and its answer, shared by the cards that show the answer and the loader that sends the request early. */
export interface Question<Answer> {
  /** The unique key of the request. */
  key: string
  ask: (api: ApiClient, signal: AbortSignal) => Promise<Answer>
  /** The kinds of changes after which the request is sent again at once. */
  changesWith?: readonly ChangeKind[]
}

/** Milliseconds for which an answer counts as new while its card loads. Unused answers are then dropped. */
const isNewFor = 10_000

const clients = new WeakMap<Portal, QueryClient>()

/** The cache of the service's answers. */
export function answersOf(portal: Portal): QueryClient {
  const known = clients.get(portal)
  if (known) return known
  // The library does not retry, because the API client itself retries, and reports a missing connection as a failure.
  const made = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false } } })
  clients.set(portal, made)
  return made
}

function toQuery<Answer>({ api }: Portal, { key, ask, changesWith }: Question<Answer>) {
  return { queryKey: [key], meta: { changesWith }, queryFn: ({ signal }: { signal: AbortSignal }) => ask(api, signal), staleTime: isNewFor, gcTime: isNewFor }
}

/** Options for polling: nothing is sent while the page is hidden or offline, and a request follows at once afterwards. */
export const askedAgain = { refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const

/**
 * Repeats the requests that these kinds of changes affect and whose answers are shown. A hidden page repeats only requests about calls, because it notifies the user of calls; the others follow when the page is visible.
 */
export async function askAgainAbout(portal: Portal, kinds: readonly ChangeKind[]): Promise<void> {
  const asked = document.visibilityState === 'visible' ? kinds : kinds.filter((kind) => kind === 'calls')
  const answers = answersOf(portal)
  const predicate = ({ meta }: { meta?: Record<string, unknown> | undefined }) => asked.some((kind) => (meta?.['changesWith'] as Question<unknown>['changesWith'])?.includes(kind))
  // A first request is not sent again while it is pending, although the service may have read its answer before the change.
  const pending = answers.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }).filter(({ state }) => state.data === undefined)
  await answers.invalidateQueries({ predicate })
  if (pending.length > 0) await answers.invalidateQueries({ predicate: (query) => pending.includes(query) })
}

/** Sends a request now, ignoring cached and pending answers, which may be older than the last save. */
export async function askNow<Answer>(portal: Portal, question: Question<Answer>): Promise<Answer> {
  const answers = answersOf(portal)
  const query = toQuery(portal, question)
  await answers.cancelQueries({ queryKey: query.queryKey, exact: true })
  const fetchNow = () => answers.fetchQuery({ ...query, staleTime: 0 })
  // Another loader of the same page may drop all answers while this request is pending. The second request then gives the answer.
  return fetchNow().catch((error: unknown) => {
    if (isCancelledError(error)) return fetchNow()
    throw error
  })
}

/** Drops all answers when a page loads or reloads after a save. */
export function forgetAnswers(portal: Portal): void {
  const answers = answersOf(portal)
  answers.removeQueries({ type: 'inactive' })
  void answers.invalidateQueries({ refetchType: 'none' })
}

/** Stores the answer for a card, if another request has returned it. */
export function tellAnswer<Answer>(portal: Portal, { key }: Question<Answer>, answer: Answer): void {
  answersOf(portal).setQueryData([key], answer)
}

/** Sends a card's request early, in parallel with the page's own. */
export function askAhead<Answer>(portal: Portal, question: Question<Answer>): void {
  // The error is ignored here, because the card shows the failure.
  askNow(portal, question).catch(() => {})
}

/** Says why a card's request failed, with Retry; shows nothing otherwise. */
export function AskFailure({ failure, isLoading, reload, title }: Pick<Asked<unknown>, 'failure' | 'isLoading' | 'reload'> & { title: string }) {
  const textOf = useFailureText()
  return failure && <ErrorPanel title={title} onRetry={reload} isRetrying={isLoading}>{textOf(failure)}</ErrorPanel>
}
