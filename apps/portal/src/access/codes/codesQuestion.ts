import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Question } from '#portal/app/asking.tsx'

/** The number of codes on a page: the specification's limit for lists inside a page (§9). */
export const codesPageSize = 10

export type CodesAnswer = ResponseOf<typeof endpoints.getAccessCodes>

/** The request for a user's codes. Pages count from 1. */
export function codesQuestion(userId: number, page = 1): Question<CodesAnswer> {
  return { key: `codes ${userId} ${page}`, ask: (api, signal) => api.getAccessCodes({ UserID: userId, page, count: codesPageSize }, { signal }) }
}
