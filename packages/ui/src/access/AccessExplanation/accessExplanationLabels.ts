import type { AccessBecause, AccessReason } from '@portal/domain'

/** What a reason may name, written out in the locale. */
export interface ReasonFacts {
  /** Of the exception; empty where it has none. */
  name: string
  /** When it began or ends; empty where nothing says. */
  at: string
}

export interface AccessExplanationLabels {
  allowed: string
  denied: string
  /** Under a no. */
  nextOpening: (moment: string) => string
  neverOpens: string
  results: Record<AccessReason['result'], string>
  because: Record<AccessBecause, (facts: ReasonFacts) => string>
  /** How to read the list. */
  order: string
}

export const accessExplanationLabels: AccessExplanationLabels = {
  allowed: 'Yes, at that time',
  denied: 'No, not at that time',
  nextOpening: (moment) => `Next opening: ${moment}`,
  neverOpens: 'No opening within a year',
  results: { allows: 'Allows', denies: 'Denies', passes: 'No effect', notReached: 'Not reached' },
  because: {
    noLockdown: () => 'This door is not in one',
    keepsAccess: () => 'Locked down; this person keeps access',
    lockedDown: () => 'This door is locked down',
    inGoodStanding: () => 'Person, account and code are in order',
    personInactive: () => 'The person is not active',
    accountInactive: () => 'The account is not active',
    unknownCode: () => 'Nobody has this code',
    revoked: () => 'The code or invite was revoked',
    notForThisPort: () => 'The code is not for this door',
    notHeldOpen: () => 'Not held open then',
    heldOpen: ({ name }) => (name === '' ? 'Its schedule holds it open' : `Its schedule holds it open: ${name}`),
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
