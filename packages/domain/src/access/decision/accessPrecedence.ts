import type { AccessFacts } from './accessFacts.ts'
import type { AccessInput, PresentedCredential } from './accessInput.ts'
import { datedRuleAt, exceptionAt, exceptionRuleAt, isValidAt, judgeRestriction, type Moment, type ParsedRestriction, type RestrictionDenial } from '../restriction/judgeRestriction.ts'
import { isWithinWeek } from '../restriction/weekWindows.ts'
import { type CredentialState, credentialState } from '../credentials/credentialState.ts'

export type AccessRule =
  | 'fireAlarm'
  | 'lockdown'
  | 'standing'
  | 'heldOpen'
  | 'datedException'
  | 'ownRestriction'
  | 'groupRestriction'
  | 'portDefault'

/** The reason code of a rule's result. The screen has the words. */
export type AccessBecause =
  | 'noFireAlarm' | 'fireAlarm'
  | 'noLockdown' | 'keepsAccess' | 'lockedDown'
  | 'inGoodStanding' | 'personInactive' | 'accountInactive' | 'unknownCode' | 'lost' | 'revoked' | 'notForThisPort'
  | 'notHeldOpen' | 'heldOpen' | 'heldOpenByCode' | 'heldOpenByPerson'
  | 'noException' | 'exceptionAllows' | 'exceptionNarrowed'
  | 'noRestriction' | 'withinRestriction'
  | 'openByDefault' | 'closedByDefault' | 'givenAccess'
  | 'decidedAbove'
  | RestrictionDenial

export interface AccessVerdict {
  result: 'allows' | 'denies' | 'passes'
  because: AccessBecause
  /** Values for the reason's sentence: the name of an exception, or an instant in epoch milliseconds. */
  data?: { name?: string; at?: number }
}

export interface AccessRuleRow {
  rule: AccessRule
  judge: (facts: AccessFacts, moment: Moment) => AccessVerdict
  /** Whether the explanation of a question lists the rule. Default: always. */
  isListed?: (input: AccessInput) => boolean
}

const passes = (because: AccessBecause): AccessVerdict => ({ result: 'passes', because })
const denies = (because: AccessBecause, data?: AccessVerdict['data']): AccessVerdict => ({ result: 'denies', because, data })
const allows = (because: AccessBecause, data?: AccessVerdict['data']): AccessVerdict => ({ result: 'allows', because, data })

/** The rules in order of precedence. The first rule that allows or denies decides; the last rule always decides. */
export const accessPrecedence: readonly AccessRuleRow[] = [
  {
    rule: 'fireAlarm',
    judge: ({ input }) => (input.fireAlarm ? allows('fireAlarm') : passes('noFireAlarm')),
    isListed: ({ fireAlarm }) => fireAlarm !== undefined,
  },
  {
    rule: 'lockdown',
    judge: ({ input: { lockdown, port, person } }) => {
      if (!lockdown?.portIds.includes(port.id)) return passes('noLockdown')
      return lockdown.keepsAccess.includes(person.id) ? passes('keepsAccess') : denies('lockedDown')
    },
  },
  { rule: 'standing', judge: judgeStanding },
  {
    rule: 'heldOpen',
    judge: ({ input: { port }, heldOpenExceptions }, moment) => {
      const exception = exceptionAt(heldOpenExceptions, moment)
      if (exception) return exception.effect === 'allow' ? allows('heldOpen', { name: exception.name }) : passes('notHeldOpen')
      return isWithinWeek(port.heldOpen ?? [], moment.weekday, moment.minute) ? allows('heldOpen') : passes('notHeldOpen')
    },
  },
  { rule: 'datedException', judge: judgeException },
  {
    rule: 'ownRestriction',
    judge: ({ own, group, input }, moment) => {
      const verdict = judgeAll(own, moment)
      // A user's own restriction narrows the group's and never widens it: if the group has one, both must allow entry.
      return verdict.result === 'allows' && (group || isGivenNothing(input)) ? passes('withinRestriction') : verdict
    },
  },
  { rule: 'groupRestriction', judge: ({ group }, moment) => judgeAll(group ? [group] : [], moment) },
  {
    rule: 'portDefault',
    judge: ({ input: { port, person } }) => {
      if (person.hasGroupOrDoors) return allows('givenAccess')
      return port.default === 'open' ? allows('openByDefault') : denies('closedByDefault')
    },
  },
]

/** Whether a closed door stays closed for the user, who has no group, hours or doors. Hours of a code alone don't open it. */
function isGivenNothing({ port, person, ownRestriction, groupRestriction }: AccessInput): boolean {
  return port.default === 'closed' && !person.hasGroupOrDoors && !ownRestriction && !groupRestriction
}

/** Whether the first rule that decides allows access. */
export function isAllowedAt(facts: AccessFacts, moment: Moment): boolean {
  for (const { judge } of accessPrecedence) {
    const { result } = judge(facts, moment)
    if (result !== 'passes') return result === 'allows'
  }
  return false
}

function judgeStanding({ input: { person, credential, port } }: AccessFacts, { at }: Moment): AccessVerdict {
  if (credential && !credential.isKnown) return denies('unknownCode')
  if (!person.accountIsActive) return denies('accountInactive')
  if (!person.isActive) return denies('personInactive')
  if (!credential) return passes('inGoodStanding')
  const state = credentialState(credential, at)
  if (state !== 'valid') return denies(state, instantOf(credential, state))
  if (credential.opens && !credential.opens.includes(port.id)) return denies('notForThisPort')
  return passes('inGoodStanding')
}

/** The instant that the sentence about a state contains. */
function instantOf({ validFrom, validUntil }: PresentedCredential, state: CredentialState): AccessVerdict['data'] {
  const at = state === 'expired' ? validUntil : state === 'notYetValid' ? validFrom : null
  return at === null || at === undefined ? undefined : { at }
}

/**
 * Judges dated exceptions. One of the property applies to everyone. One of a restriction replaces that restriction's week: `deny` decides
 * at once, `allow` decides only if every other restriction allows entry too.
 */
function judgeException({ input, propertyExceptions, own, group }: AccessFacts, moment: Moment): AccessVerdict {
  const restrictions = group ? [...own, group] : own
  const ofProperty = exceptionRuleAt(propertyExceptions, moment)
  let found = ofProperty
  for (const restriction of restrictions) {
    if (found?.denial) break
    const dated = isValidAt(restriction, moment) ? datedRuleAt(restriction, moment) : null
    if (!found || dated?.denial) found = dated
  }
  if (!found) return passes('noException')
  if (found.denial) return denies(found.denial, { name: found.name })
  const isForAll = found === ofProperty || (!isGivenNothing(input) && judgeAll(restrictions, moment).result === 'allows')
  return isForAll ? allows('exceptionAllows', { name: found.name }) : passes('exceptionNarrowed')
}

function judgeAll(restrictions: readonly ParsedRestriction[], moment: Moment): AccessVerdict {
  for (const restriction of restrictions) {
    const denial = judgeRestriction(restriction, moment)
    if (denial === null) continue
    const instants: Partial<Record<RestrictionDenial, number>> = { notYetValid: restriction.validFrom, expired: restriction.validUntil }
    const at = instants[denial]
    return denies(denial, at !== undefined && Number.isFinite(at) ? { at } : undefined)
  }
  return restrictions.length > 0 ? allows('withinRestriction') : passes('noRestriction')
}
