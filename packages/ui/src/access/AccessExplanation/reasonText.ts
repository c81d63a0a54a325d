import type { AccessBecause, Words } from '@portal/domain'
import type { accessExplanationMessages } from './AccessExplanation.messages.ts'

export type AccessExplanationWords = Words<typeof accessExplanationMessages>

/** Values that a reason can name, as text. */
export interface ReasonFacts {
  /** Name of the exception or schedule; empty if it has none. */
  name: string
  /** When it began or ends; empty if unknown. */
  at: string
  /** How many of the user's codes are active at the door; null if the question is about a code or a group. */
  codes: number | null
  /** Whether the question is about a code or an invite. */
  isCode: boolean
}

/** A rule's result in one sentence. */
export function reasonText(because: AccessBecause, facts: ReasonFacts, { because: words }: AccessExplanationWords): string {
  const { name, at } = facts
  if (because === 'inGoodStanding') return standingText(facts, words)
  if (because === 'heldOpen') return heldOpenText(facts, words)
  if (because === 'heldOpenByPerson' && at !== '') return words.heldOpenByPersonTill({ at })
  if (because === 'exceptionAllows' && name !== '') return words.exceptionAllowsFor({ name })
  if (because === 'exceptionDenies' && name !== '') return words.exceptionDeniesFor({ name })
  if (because === 'closedOnHoliday' && name !== '') return words.closedOnHolidayFor({ name })
  if (because === 'notYetValid' && at !== '') return words.notYetValidAt({ at })
  if (because === 'expired' && at !== '') return words.expiredAt({ at })
  return words[because]
}

function standingText({ codes, isCode }: ReasonFacts, words: AccessExplanationWords['because']): string {
  if (isCode) return words.inGoodStanding
  if (codes === null) return words.inGoodStandingPerson
  return codes === 0 ? words.inGoodStandingNoCode : words.inGoodStandingCodes({ count: codes })
}

function heldOpenText({ name, at }: ReasonFacts, words: AccessExplanationWords['because']): string {
  if (name === '') return at === '' ? words.heldOpen : words.heldOpenTill({ at })
  return at === '' ? words.heldOpenFor({ name }) : words.heldOpenUntil({ name, at })
}

/** The headline of an answer, by the deciding reason. A denied door may open at another time. */
export function headlineText(isAllowed: boolean, because: AccessBecause, opensAgain: boolean, words: AccessExplanationWords): string {
  if (isAllowed) {
    if (because === 'fireAlarm') return words.allowedFireAlarm
    return because === 'heldOpen' || because === 'heldOpenByCode' || because === 'heldOpenByPerson' ? words.allowedHeldOpen : words.allowed
  }
  const denied: Partial<Record<string, string>> = words.denied
  return denied[because] ?? (opensAgain ? words.deniedThen : words.deniedAlways)
}
