import { words } from './catalogue.ts'

/** Why a door's reader refused entry, by the domain's reason codes. */
export const gateReasonMessages = words('gateReasons', {
  opened: 'opened',
  unknownCode: 'unknown entry method',
  expired: 'expired',
  lost: 'reported lost',
  revoked: 'revoked',
  notYetValid: 'not valid yet',
  usedUp: 'no uses left',
  codeAlreadyUsed: 'QR code already used',
  outsideHours: 'outside the allowed hours',
  wrongReader: 'not valid at this door',
  accountInactive: 'account inactive',
  personInactive: 'user not active',
  lockedDown: 'lockdown',
  dayLimitReached: 'no entries left today',
  exceptionDenies: 'closed on this date',
  closedOnHoliday: 'closed for a holiday',
  closedByDefault: 'no access to this door',
  notCarriedOut: 'its controller didn’t respond',
})
