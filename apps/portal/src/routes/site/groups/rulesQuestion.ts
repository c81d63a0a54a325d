import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Question } from '../../../app/Question.ts'

export type GroupRules = ResponseOf<typeof endpoints.getAppliedGroupRestriction>

/** The rules of a group. */
export function rulesQuestion(groupId: number): Question<GroupRules> {
  return { key: `rules ${groupId}`, ask: (api, signal) => api.getAppliedGroupRestriction({ UserGroupID: groupId }, { signal }) }
}
