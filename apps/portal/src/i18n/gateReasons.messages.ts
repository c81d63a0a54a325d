import { words } from './catalogue.ts'

/** Why a reader refused, by the reason codes of the domain. */
export const gateReasonMessages = words('gateReasons', {
  opened: 'opened',
  unknownCode: 'no such code',
  expired: 'expired',
  revoked: 'revoked',
  notYetValid: 'not valid yet',
  usedUp: 'no uses left',
  codeAlreadyUsed: 'code already used',
  outsideHours: 'outside the allowed hours',
  wrongReader: 'not valid at this door',
  accountInactive: 'account inactive',
  personInactive: 'person not active',
  lockedDown: 'lockdown',
  dayLimitReached: 'no entries left today',
  exceptionDenies: 'closed on this date',
  closedOnHoliday: 'closed for a holiday',
  closedByDefault: 'no access to this door',
  notCarriedOut: 'its controller did not do it',
})
