import type { ApiClient } from '@portal/api-client'
import { attempt, type Attempt } from './attempt.ts'

/** What a card asks the service, said once for the card and for the loader of its page. */
export interface Question<Answer> {
  /** Tells it from every other question. */
  key: string
  ask: (api: ApiClient, signal: AbortSignal) => Promise<Answer>
}

/** A question that a loader asked beside its page's own, and whose answer its card waits for. */
export interface Begun<Answer> {
  key: string
  answer: Promise<Attempt<Answer>>
}

/** Asks what a card of the page will ask, side by side with what the page itself waits for. */
export function begin<Answer>(api: ApiClient, { key, ask }: Question<Answer>, signal: AbortSignal): Begun<Answer> {
  const answer = attempt(ask(api, signal))
  // Where the page does not come to show that card, nobody waits for it.
  answer.catch(() => {})
  return { key, answer }
}
