import { momentAt, readAccess } from './accessFacts.ts'
import type { AccessInput } from './accessInput.ts'
import { type AccessBecause, accessPrecedence, type AccessRule, type AccessRuleRow, type AccessVerdict, isAllowedAt } from './accessPrecedence.ts'
import { findOutcome } from './changePoints.ts'

export interface AccessReason {
  rule: AccessRule
  result: AccessVerdict['result'] | 'notReached'
  because: AccessBecause
  data?: AccessVerdict['data']
}

export interface AccessExplanation {
  outcome: 'allowed' | 'denied'
  /** The rule that decided. */
  deciding: AccessRule
  /** Every rule in order of precedence. Rules after the deciding one were not reached. */
  reasons: AccessReason[]
  /**
   * The next instant, in epoch milliseconds, at which access is allowed if nothing but the time changes. Null while access is allowed, and
   * if there is no such instant within 366 days.
   */
  nextOpening: number | null
}

/**
 * Answers whether someone gets in, with every reason in order of precedence and the next opening. @throws RangeError that names the invalid
 * part of the question, because an invalid question must let no one in.
 */
export function explainAccess(input: AccessInput): AccessExplanation {
  const facts = readAccess(input)
  const moment = momentAt(facts, input.at)
  const reasons: AccessReason[] = []
  let decided: { row: AccessRuleRow; verdict: AccessVerdict } | null = null
  for (const row of accessPrecedence) {
    if (row.isListed?.(input) === false) continue
    const verdict: AccessVerdict | null = decided ? null : row.judge(facts, moment)
    reasons.push(verdict ? { rule: row.rule, ...verdict } : { rule: row.rule, result: 'notReached', because: 'decidedAbove' })
    if (verdict && verdict.result !== 'passes') decided = { row, verdict }
  }
  if (!decided) throw new Error('The last rule of accessPrecedence decides always.')
  const { row, verdict } = decided
  const isAllowed = verdict.result === 'allows'
  return { outcome: isAllowed ? 'allowed' : 'denied', deciding: row.rule, reasons, nextOpening: isAllowed ? null : findOutcome(facts, true, input.at, input.at + horizon) }
}

/**
 * The next instant, in epoch milliseconds, at which access is denied if nothing but the time changes. Null while access is denied, and if
 * there is no such instant within 366 days. @throws RangeError as `explainAccess`.
 */
export function findAccessEnd(input: AccessInput): number | null {
  const facts = readAccess(input)
  return isAllowedAt(facts, momentAt(facts, input.at)) ? findOutcome(facts, false, input.at, input.at + horizon) : null
}

const horizon = 366 * 86_400_000
