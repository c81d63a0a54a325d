import type { ApiClient } from '@portal/api-client'
import type { ChangeKind } from '@portal/api-client/contract'
import { isCancelledError, QueryClient } from '@tanstack/react-query'
import type { Portal } from './Portal.ts'

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

export function toQuery<Answer>({ api }: Portal, { key, ask, changesWith }: Question<Answer>) {
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
