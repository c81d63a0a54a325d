import { momentAt, readAccess } from './accessFacts.ts'
import type { AccessInput } from './accessInput.ts'
import { type AccessBecause, accessPrecedence, type AccessRule, type AccessVerdict, decideAccess } from './accessPrecedence.ts'
import { findNextOpening } from './nextOpening.ts'

export interface AccessReason {
  rule: AccessRule
  result: AccessVerdict['result'] | 'notReached'
  because: AccessBecause
  data?: AccessVerdict['data']
}

export interface AccessExplanation {
  outcome: 'allowed' | 'denied'
  /** The rule that ended it. */
  deciding: AccessRule
  /** Every rule in order of precedence; those below the deciding one were not reached. */
  reasons: AccessReason[]
  /**
   * The next instant, in epoch milliseconds, at which it is allowed if nothing but the time changes. Null while it is allowed, and
   * where there is none within 366 days.
   */
  nextOpening: number | null
}

/**
 * Whether someone gets in, every reason in order of precedence, and when they next do.
 * @throws RangeError naming what of the question cannot be read; it never answers such a one.
 */
export function explainAccess(input: AccessInput): AccessExplanation {
  const facts = readAccess(input)
  const moment = momentAt(facts, input.at)
  const { outcome, deciding } = decideAccess(facts, moment)
  const listed = accessPrecedence.filter(({ isListed }) => isListed?.(input) ?? true)
  const decidingIndex = listed.findIndex(({ rule }) => rule === deciding)
  const reasons = listed.map(({ rule, judge }, index): AccessReason => {
    return index > decidingIndex ? { rule, result: 'notReached', because: 'decidedAbove' } : { rule, ...judge(facts, moment) }
  })
  return { outcome, deciding, reasons, nextOpening: outcome === 'allowed' ? null : findNextOpening(facts) }
}
