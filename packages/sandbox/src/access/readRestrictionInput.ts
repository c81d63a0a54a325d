import { type ReceivedRestriction, toRestriction } from '@portal/api-client/contract'
import { lintRestriction, type Restriction, type RestrictionProblem, type RestrictionProblemCode } from '@portal/domain'
import { Refusal } from '../Refusal.ts'
import { writeRestriction } from './storedRestriction.ts'

const sentences: Partial<Record<RestrictionProblemCode, string>> = {
  unreadable: 'A date, time or number of it is none.',
  startAfterEnd: 'It ends before it starts.',
  noWeekday: 'A window has no weekday.',
  zeroLength: 'A window ends as it starts.',
}

/** A restriction as it is kept. What contradicts itself is refused with 400 `VALIDATION`; what merely has no effect is not. */
export function readRestrictionInput(record: ReceivedRestriction): string {
  const restriction = toRestriction(record)
  refuse(errorsOf(restriction)[0])
  return writeRestriction(restriction)
}

/** While it is being edited: a window may still want its days, but what cannot be read is refused as above. */
export function readRestrictionDraft(record: ReceivedRestriction): Restriction {
  const restriction = toRestriction(record)
  refuse(errorsOf(restriction).find(({ code }) => code === 'unreadable' || code === 'startAfterEnd'))
  return restriction
}

/** Whether something contradicts itself does not hang on the moment or the zone. */
function errorsOf(restriction: Restriction): RestrictionProblem[] {
  return lintRestriction(restriction, { now: 0, timeZone: 'UTC' }).filter(({ severity }) => severity === 'error')
}

function refuse(problem: RestrictionProblem | undefined): void {
  if (!problem) return
  throw new Refusal(400, 'VALIDATION', sentences[problem.code] ?? 'The restriction contradicts itself.', { field: `Restriction.${problem.field}` })
}
