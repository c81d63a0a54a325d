import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { accessPrecedence, type AccessExplanation, type AccessReason, type AccessRule } from '@portal/domain'
import { isAccessBecause } from '@portal/ui'

export type ExplainAnswer = ResponseOf<typeof endpoints.explainAccess>

/** Converts the service's answer to the domain's type; leaves out unknown rules and reasons. */
export function toExplanation({ Outcome, Deciding, Reasons, NextOpening }: ExplainAnswer): AccessExplanation {
  const reasons = Reasons.flatMap(({ Rule, Result, Because, Data }): AccessReason[] => {
    if (!isRule(Rule) || !isAccessBecause(Because)) return []
    const name = Data['name']
    const at = Data['at']
    return [{
      rule: Rule,
      result: Result,
      because: Because,
      data: { ...(typeof name === 'string' && { name }), ...(toInstant(at) !== null && { at: toInstant(at) ?? 0 }) },
    }]
  })
  return {
    outcome: Outcome,
    deciding: isRule(Deciding) ? Deciding : 'portDefault',
    reasons,
    nextOpening: NextOpening === null ? null : Date.parse(NextOpening),
  }
}

const isRule = (rule: string): rule is AccessRule => accessPrecedence.some((row) => row.rule === rule)

/** Reads milliseconds or an ISO instant as milliseconds. */
function toInstant(at: unknown): number | null {
  if (typeof at === 'number') return at
  const parsed = typeof at === 'string' ? Date.parse(at) : Number.NaN
  return Number.isNaN(parsed) ? null : parsed
}
