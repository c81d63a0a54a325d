import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { askAccessAhead } from '#portal/access/accessQuestion.ts'
import { codesQuestion } from '#portal/access/codes/codesQuestion.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { askAhead, type Question } from '#portal/app/asking.tsx'

export type OwnRestriction = ResponseOf<typeof endpoints.getUserAccessRestriction>
export type SentInvites = ResponseOf<typeof endpoints.getInvites>

/** The request for a user's access by their own restriction and the group's. */
export function restrictionQuestion(userId: number): Question<OwnRestriction> {
  return { key: `restriction ${userId}`, ask: (api, signal) => api.getUserAccessRestriction({ UserID: userId }, { signal }) }
}

/** The number of invites on a page: the specification's limit for lists inside a page (§9). */
export const invitesPageSize = 10

/** The request for the invites that a user sent; pages count from 1. */
export function invitesQuestion(userId: number, page: number): Question<SentInvites> {
  return { key: `invites ${userId} ${page}`, ask: (api, signal) => api.getInvites({ SentByUserID: userId, page, count: invitesPageSize }, { signal }) }
}

/** Requests the data for the first tab's cards early. The right to see users covers them (`rights.ts`), so it needn't wait for the viewer's rights. */
export function askTabAhead(portal: Portal, userId: number): void {
  askAhead(portal, restrictionQuestion(userId))
  askAhead(portal, codesQuestion(userId))
  askAccessAhead(portal, { UserID: userId })
}
