import { type ReceivedRestriction, toRestriction } from '@portal/api-client/contract'
import { lintRestriction, type Restriction, type RestrictionProblem, type RestrictionProblemCode } from '@portal/domain'
import { invalid } from '../Refusal.ts'
import { writeRestriction } from './storedRestriction.ts'
import type { Sentence } from '../words/sentence.ts'

const sentences: Partial<Record<RestrictionProblemCode, Sentence>> = {
  unreadable: 'A date, time or number is not valid.',
  startAfterEnd: 'It ends before it starts.',
  noWeekday: 'The hours have no weekday.',
  zeroLength: 'The hours end when they start.',
}

/**
 * Reads a restriction into the store's format. Refuses with 400 `VALIDATION` a restriction that contradicts itself, but not one that merely
 * has no effect.
 */
export function readRestrictionInput(record: ReceivedRestriction): string {
  const restriction = toRestriction(record)
  refuse(errorsOf(restriction)[0])
  return writeRestriction(restriction)
}

/** Reads a restriction that is still being edited: a window may lack its days, but a value that cannot be read is refused with 400 `VALIDATION`. */
export function readRestrictionDraft(record: ReceivedRestriction): Restriction {
  const restriction = toRestriction(record)
  refuse(errorsOf(restriction).find(({ code }) => code === 'unreadable' || code === 'startAfterEnd'))
  return restriction
}

/** Looks for contradictions at an arbitrary instant and zone, because they don't depend on either. */
function errorsOf(restriction: Restriction): RestrictionProblem[] {
  return lintRestriction(restriction, { now: 0, timeZone: 'UTC' }).filter(({ severity }) => severity === 'error')
}

function refuse(problem: RestrictionProblem | undefined): void {
  if (!problem) return
  throw invalid(`Restriction.${problem.field}`, sentences[problem.code] ?? 'The restriction contradicts itself.')
}
