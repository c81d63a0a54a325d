import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { askAccessAhead } from '#portal/access/accessQuestion.ts'
import { codesQuestion } from '#portal/access/codes/codesQuestion.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { askAhead, type Question } from '#portal/app/Question.ts'

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

/** Asks for the cards of the first tab. The right to see users covers these too (`rights.ts`), so nothing waits for the viewer's rights. */
export function askTabAhead(portal: Portal, userId: number): void {
  askAhead(portal, restrictionQuestion(userId))
  askAhead(portal, codesQuestion(userId))
  askAccessAhead(portal, { UserID: userId })
}
