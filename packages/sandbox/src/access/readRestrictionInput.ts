import { lintRestriction, type RestrictionProblemCode, toRestriction } from '@portal/domain'
import { Refusal } from '../Refusal.ts'
import type { RestrictionInput } from './restrictionWire.ts'
import { writeRestriction } from './storedRestriction.ts'

const sentences: Partial<Record<RestrictionProblemCode, string>> = {
  startAfterEnd: 'It ends before it starts.',
  noWeekday: 'A window has no weekday.',
  zeroLength: 'A window ends as it starts.',
}

/** A restriction as it is kept. What contradicts itself is refused with 400 `VALIDATION`; what merely has no effect is not. */
export function readRestrictionInput(record: RestrictionInput): string {
  const restriction = toRestriction(record)
  // Whether something contradicts itself does not hang on the moment or the zone.
  const problem = lintRestriction(restriction, { now: 0, timeZone: 'UTC' }).find(({ severity }) => severity === 'error')
  if (problem) {
    throw new Refusal(400, 'VALIDATION', sentences[problem.code] ?? 'The restriction contradicts itself.', { field: `Restriction.${problem.field}` })
  }
  return writeRestriction(restriction)
}
