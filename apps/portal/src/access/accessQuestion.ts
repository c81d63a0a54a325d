import type { ApiClient, PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { begin, type Begun, type Question } from '../app/Question.ts'
import { placesQuestion, type Places } from './places.ts'

/** Whom the question is about: exactly one. A log row brings its own door and moment. */
export type ExplainSubject = { UserID: number } | { UserGroupID: number } | { AccessCodeID: number } | { InviteID: string } | { EventID: number }

export type AccessRequest = PayloadOf<typeof endpoints.explainAccess>
export type AccessAnswer = ResponseOf<typeof endpoints.explainAccess>

/** "Can they get in?" It is asked anew with each version of what it is about. */
export function accessQuestion(request: AccessRequest, version?: string | number): Question<AccessAnswer> {
  return { key: `${JSON.stringify(request)} ${version ?? ''}`, ask: (api, signal) => api.explainAccess(request, { signal }) }
}

/** What a page's loader asks for its `ExplainPanel`. */
export interface BegunAccess {
  places: Begun<Places>
  /** About the first door, now; omitted where the page does not know yet whom it is about. */
  answer?: Begun<AccessAnswer>
}

/** `places`: where the page asks for them itself. */
export function beginAccess(api: ApiClient, about: ExplainSubject, signal: AbortSignal, places?: Promise<Places>): BegunAccess {
  return {
    places: begin(api, places ? { key: placesQuestion.key, ask: () => places } : placesQuestion, signal),
    answer: begin(api, accessQuestion(about), signal),
  }
}
