import type { ApiClient } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { beginAccess, type BegunAccess } from '../../../access/accessQuestion.ts'
import { codesQuestion, type CodesAnswer } from '../../../access/codes/codesQuestion.ts'
import { begin, type Begun, type Question } from '../../../app/Question.ts'

export type OwnRestriction = ResponseOf<typeof endpoints.getUserAccessRestriction>
export type SentInvites = ResponseOf<typeof endpoints.getInvites>

/** Where and when a person may pass, by their own rule and their group's. */
export function restrictionQuestion(userId: number): Question<OwnRestriction> {
  return { key: `restriction ${userId}`, ask: (api, signal) => api.getUserAccessRestriction({ UserID: userId }, { signal }) }
}

/** As specified for lists inside a page (§9). */
export const invitesPageSize = 10

/** The invites that a person sent; pages count from 1. */
export function invitesQuestion(userId: number, page: number): Question<SentInvites> {
  return { key: `invites ${userId} ${page}`, ask: (api, signal) => api.getInvites({ SentByUserID: userId, page, count: invitesPageSize }, { signal }) }
}

/** What the loader asks for the cards of the first tab. */
export interface BegunTab {
  restriction: Begun<OwnRestriction>
  codes: Begun<CodesAnswer>
  access: BegunAccess
}

/** Whoever may see people may see these too (`rights.ts`): nobody waits for the own rights first. */
export function beginTab(api: ApiClient, userId: number, signal: AbortSignal): BegunTab {
  return {
    restriction: begin(api, restrictionQuestion(userId), signal),
    codes: begin(api, codesQuestion(userId), signal),
    access: beginAccess(api, { UserID: userId }, signal),
  }
}
