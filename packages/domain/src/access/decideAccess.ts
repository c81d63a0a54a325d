import type { AccessFacts } from './accessFacts.ts'
import { accessPrecedence, type AccessRule } from './accessPrecedence.ts'
import type { Moment } from './judgeRestriction.ts'

export interface AccessDecision {
  outcome: 'allowed' | 'denied'
  deciding: AccessRule
}

/** The outcome of the first rule that allows or denies. */
export function decideAccess(facts: AccessFacts, moment: Moment): AccessDecision {
  for (const { rule, judge } of accessPrecedence) {
    const { result } = judge(facts, moment)
    if (result !== 'passes') return { outcome: result === 'allows' ? 'allowed' : 'denied', deciding: rule }
  }
  return { outcome: 'denied', deciding: 'portDefault' }
}
