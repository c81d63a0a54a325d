import type { ApiClient } from '@portal/api-client'
import type { ChangeKind } from '@portal/api-client/contract'
import { QueryClient } from '@tanstack/react-query'
import type { Portal } from './Portal.ts'

/** A request, shared by the cards that show the answer and the loader that sends it early. */
export interface Question<Answer> {
  /** The question's unique key. */
  key: string
  ask: (api: ApiClient, signal: AbortSignal) => Promise<Answer>
  /** Kinds of changes after which the question is sent again at once. */
  changesWith?: readonly ChangeKind[]
}

/** Milliseconds for which an answer stays fresh while its card loads. Unused answers are then dropped. */
const isNewFor = 10_000

const clients = new WeakMap<Portal, QueryClient>()

/** The cache of the service's answers. */
export function answersOf(portal: Portal): QueryClient {
  const known = clients.get(portal)
  if (known) return known
  // The API client itself retries, and reports a missing connection as a failure.
  const made = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false } } })
  clients.set(portal, made)
  return made
}

export function toQuery<Answer>({ api }: Portal, { key, ask, changesWith }: Question<Answer>) {
  return { queryKey: [key], meta: { changesWith }, queryFn: ({ signal }: { signal: AbortSignal }) => ask(api, signal), staleTime: isNewFor, gcTime: isNewFor }
}

/** Polling options: nothing is sent while the page is hidden or offline; a request follows at once after that. */
export const askedAgain = { refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const

/** Repeats the shown requests that these kinds of changes affect. A hidden page repeats only those about calls, because it notifies of calls; the others follow when it is visible. */
export async function askAgainAbout(portal: Portal, kinds: readonly ChangeKind[]): Promise<void> {
  const asked = document.visibilityState === 'visible' ? kinds : kinds.filter((kind) => kind === 'calls')
  await answersOf(portal).invalidateQueries({ predicate: ({ meta }) => asked.some((kind) => (meta?.['changesWith'] as Question<unknown>['changesWith'])?.includes(kind)) })
}

/** Requests now and ignores cached and pending answers, which may be older than the last save. */
export async function askNow<Answer>(portal: Portal, question: Question<Answer>): Promise<Answer> {
  const answers = answersOf(portal)
  const query = toQuery(portal, question)
  await answers.cancelQueries({ queryKey: query.queryKey, exact: true })
  return answers.fetchQuery({ ...query, staleTime: 0 })
}

/** Drops the answers when a page loads or reloads after a save. */
export function forgetAnswers(portal: Portal): void {
  const answers = answersOf(portal)
  answers.removeQueries({ type: 'inactive' })
  void answers.invalidateQueries({ refetchType: 'none' })
}

/** Stores a card's answer that came with another request. */
export function tellAnswer<Answer>(portal: Portal, { key }: Question<Answer>, answer: Answer): void {
  answersOf(portal).setQueryData([key], answer)
}

/** Sends a card's request early, in parallel with the page's own. */
export function askAhead<Answer>(portal: Portal, question: Question<Answer>): void {
  // The card shows the failure.
  askNow(portal, question).catch(() => {})
}
