import type { AccessBecause, AccessReason } from '@portal/domain'

/** What a reason may name, written out in the locale. */
export interface ReasonFacts {
  /** Of the exception; empty where it has none. */
  name: string
  /** When it began or ends; empty where nothing says. */
  at: string
  /** How many of the person's codes are switched on for the door; null where the question is about a code or a group. */
  codes: number | null
  /** Whether the question is about a code or an invite. */
  isCode: boolean
}

export interface AccessExplanationLabels {
  /** The headline of a yes, by the reason that decides. */
  allowed: (because: AccessBecause) => string
  /** The headline of a yes to somebody without any code for the door. */
  allowedWithoutCode: string
  /** The headline of a no, by the reason that decides; some open again at another time. */
  denied: (because: AccessBecause, opensAgain: boolean) => string
  /** Under a no. */
  nextOpening: (moment: string) => string
  neverOpens: string
  results: Record<AccessReason['result'], string>
  because: Record<AccessBecause, (facts: ReasonFacts) => string>
  /** How to read the list. */
  order: string
}

/** Why a door opens for everybody; anybody else's answer is about the time. */
const allowed: Partial<Record<AccessBecause, string>> = {
  fireAlarm: 'Yes, the fire alarm opens every door',
  heldOpen: 'Yes, the door is held open for everybody',
  heldOpenByCode: 'Yes, the door is held open for everybody',
}

/** Where time is the reason, and the door opens at another, the headline says so; anywhere else it names the cause. */
const denied: Partial<Record<AccessBecause, string>> = {
  lockedDown: 'No, the door is locked down',
  personInactive: 'No, the person is not active',
  accountInactive: 'No, the account is not active',
  unknownCode: 'No, nobody has this code',
  revoked: 'No, the code or invite is switched off',
  notForThisPort: 'No, not at this door',
  exceptionDenies: 'No, it is closed on that date',
  notYetValid: 'No, it is not valid yet',
  expired: 'No, it is no longer valid',
  usedUp: 'No, no uses are left',
  dayLimitReached: 'No, the entries of that day are used up',
  closedByDefault: 'No, this door is closed to them',
}

export const accessExplanationLabels: AccessExplanationLabels = {
  allowed: (because) => allowed[because] ?? 'Yes, at that time',
  allowedWithoutCode: 'The rules allow it, but no code of theirs opens this door',
  denied: (because, opensAgain) => denied[because] ?? (opensAgain ? 'No, not at that time' : 'No, at no time'),
  nextOpening: (moment) => `Next opening: ${moment}`,
  neverOpens: 'No opening within a year',
  results: { allows: 'Allows', denies: 'Denies', passes: 'No effect', notReached: 'Not reached' },
  because: {
    noFireAlarm: () => 'There is none',
    fireAlarm: () => 'It opens every door of the property for everybody',
    noLockdown: () => 'This door is not in one',
    keepsAccess: () => 'Locked down; this person keeps access',
    lockedDown: () => 'This door is locked down',
    inGoodStanding({ codes, isCode }) {
      if (isCode) return 'Person, account and code are in order'
      if (codes === null) return 'Person and account are in order'
      return `Person and account are in order; ${codes === 0 ? 'no code is' : codes === 1 ? '1 code is' : `${codes} codes are`} switched on for this door`
    },
    personInactive: () => 'The person is not active',
    accountInactive: () => 'The account is not active',
    unknownCode: () => 'Nobody has this code',
    revoked: () => 'The code or invite was revoked',
    notForThisPort: () => 'The code is not for this door',
    notHeldOpen: () => 'Not held open then',
    heldOpen: ({ name, at }) => `Held open by ${name === '' ? 'its schedule' : `schedule “${name}”`}${at === '' ? '' : ` until ${at}`}`,
    heldOpenByCode: () => 'Held open by a hold-open code',
    noException: () => 'None on that date',
    exceptionAllows: ({ name }) => (name === '' ? 'An exception allows' : `${name} allows`),
    exceptionDenies: ({ name }) => (name === '' ? 'Closed on that date' : `Closed for ${name}`),
    exceptionNarrowed: () => 'An exception allows, another restriction does not',
    noRestriction: () => 'None is set',
    withinRestriction: () => 'Within its hours and limits',
    outsideHours: () => 'Outside its hours',
    notYetValid: ({ at }) => (at === '' ? 'Not valid yet' : `Not valid before ${at}`),
    expired: ({ at }) => (at === '' ? 'No longer valid' : `Expired ${at}`),
    usedUp: () => 'No uses left',
    dayLimitReached: () => 'The entries of that day are used up',
    openByDefault: () => 'Open to people without a restriction',
    closedByDefault: () => 'Closed to people without a restriction',
    decidedAbove: () => 'Decided above',
  },
  order: 'Rules are read from the top. The first that applies decides.',
}
