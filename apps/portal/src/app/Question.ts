import type { ApiClient } from '@portal/api-client'
import { QueryClient } from '@tanstack/react-query'
import type { Portal } from './Portal.ts'

/** What the service is asked, said once for the cards that show the answer and for the loader that asks before they stand. */
export interface Question<Answer> {
  /** Tells it from every other question. */
  key: string
  ask: (api: ApiClient, signal: AbortSignal) => Promise<Answer>
}

/** Milliseconds that an answer counts as new, while its card is on the way; what nobody shows any more is then forgotten. */
const isNewFor = 10_000

const clients = new WeakMap<Portal, QueryClient>()

/** What the service has answered to the questions of a portal's pages. */
export function answersOf(portal: Portal): QueryClient {
  const known = clients.get(portal)
  if (known) return known
  // The client itself tries again, and says by a failure that there is no connection.
  const made = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false } } })
  clients.set(portal, made)
  return made
}

export function toQuery<Answer>({ api }: Portal, { key, ask }: Question<Answer>) {
  return { queryKey: [key], queryFn: ({ signal }: { signal: AbortSignal }) => ask(api, signal), staleTime: isNewFor, gcTime: isNewFor }
}

/** Of what is asked again and again: while the page is unseen or offline nothing is asked, and at once when that ends. */
export const askedAgain = { refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const

/** Asks now, whatever is known: what was on its way may be older than what was just saved. */
export async function askNow<Answer>(portal: Portal, question: Question<Answer>): Promise<Answer> {
  const answers = answersOf(portal)
  const query = toQuery(portal, question)
  await answers.cancelQueries({ queryKey: query.queryKey, exact: true })
  return answers.fetchQuery({ ...query, staleTime: 0 })
}

/** A page is loaded, or loaded again after something was saved: what is shown from now on is asked again. */
export function forgetAnswers(portal: Portal): void {
  const answers = answersOf(portal)
  answers.removeQueries({ type: 'inactive' })
  void answers.invalidateQueries({ refetchType: 'none' })
}

/** What a card of the page would ask came with something else. */
export function tellAnswer<Answer>(portal: Portal, { key }: Question<Answer>, answer: Answer): void {
  answersOf(portal).setQueryData([key], answer)
}

/** Asks what a card of the page will ask, side by side with what the page itself waits for. */
export function askAhead<Answer>(portal: Portal, question: Question<Answer>): void {
  // The card shows a failure, where it comes to stand.
  askNow(portal, question).catch(() => {})
}
