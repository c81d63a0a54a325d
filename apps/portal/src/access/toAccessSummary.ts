import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type AccessSummary, toRestriction } from '@portal/domain'

export type AccessAnswer = ResponseOf<typeof endpoints.getUserAccessRestriction>['Access']

/** Where and when somebody may pass, as the domain says it in one sentence. */
export function toAccessSummary({ None, EndedAt, DoorCount, Rules }: AccessAnswer): AccessSummary {
  return {
    none: None,
    endedAt: EndedAt && { date: EndedAt.Date, minute: EndedAt.Minute },
    doorCount: DoorCount,
    rules: Rules.map(({ Restriction, Within, DoorCount: count, Doors }) => ({
      restriction: toRestriction(Restriction), within: Within && toRestriction(Within), doorCount: count, doors: Doors,
    })),
  }
}
