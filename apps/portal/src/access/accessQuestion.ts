import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Portal } from '../app/Portal.ts'
import { askAhead, type Question } from '../app/Question.ts'
import { placesQuestion, type Places } from './places.ts'

/** Whom the question is about: exactly one. A log row brings its own door and moment. */
export type ExplainSubject = { UserID: number } | { UserGroupID: number } | { AccessCodeID: number } | { InviteID: string } | { EventID: number }

export type AccessRequest = PayloadOf<typeof endpoints.explainAccess>
export type AccessAnswer = ResponseOf<typeof endpoints.explainAccess>

/** "Can they get in?" It is asked again with each version of what it is about. */
export function accessQuestion(request: AccessRequest, version?: string | number): Question<AccessAnswer> {
  return { key: `access ${JSON.stringify(request)} ${version ?? ''}`, ask: (api, signal) => api.explainAccess(request, { signal }) }
}

/** What a page's loader asks for its `ExplainPanel`: about the first door, now. `places`: where the page asks for them itself. */
export function askAccessAhead(portal: Portal, about: ExplainSubject, places?: Promise<Places>): void {
  askAhead(portal, places ? { key: placesQuestion.key, ask: () => places } : placesQuestion)
  askAhead(portal, accessQuestion(about))
}
