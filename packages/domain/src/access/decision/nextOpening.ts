import type { AccessFacts } from './accessFacts.ts'
import { findOutcome } from './changePoints.ts'

const horizon = 366 * 86_400_000

/** The first instant after `input.at`, within 366 days, at which access is allowed if only time passes; null where there is none. */
export function findNextOpening(facts: AccessFacts): number | null {
  const { at } = facts.input
  return findOutcome(facts, true, at, at + horizon)
}
