import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Portal } from '../app/Portal.ts'
import { askAhead, type Question } from '../app/asking.tsx'
import { placesQuestion } from './places.ts'

/** The subject of the question, exactly one. An event of activity has its own door and time. */
export type ExplainSubject = { UserID: number } | { UserGroupID: number } | { AccessCodeID: number } | { InviteID: string } | { EventID: number }

export type AccessRequest = PayloadOf<typeof endpoints.explainAccess>
export type AccessAnswer = ResponseOf<typeof endpoints.explainAccess>

/** The request for "Can they get in?". It is sent again for each version of the subject. */
export function accessQuestion(request: AccessRequest, version?: string | number): Question<AccessAnswer> {
  return { key: `access ${JSON.stringify(request)} ${version ?? ''}`, ask: (api, signal) => api.explainAccess(request, { signal }) }
}

/** Sends the request of a page's `ExplainPanel` while the page loads: about the first door, now. */
export function askAccessAhead(portal: Portal, about: ExplainSubject): void {
  askAhead(portal, placesQuestion)
  askAhead(portal, accessQuestion(about))
}
