/** Why a door opened or stayed shut. The screen that shows a reason has its words. */
export const GateReason = {
  Opened: 'opened',
  UnknownCode: 'unknownCode',
  Expired: 'expired',
  Revoked: 'revoked',
  /** The entry method was reported lost. */
  Lost: 'lost',
  NotYetValid: 'notYetValid',
  /** No uses left. */
  UsedUp: 'usedUp',
  /** A recurring code that was already consumed; its key may have a newer one. */
  CodeAlreadyUsed: 'codeAlreadyUsed',
  /** Outside the weekly hours of the key. */
  OutsideHours: 'outsideHours',
  /** The key does not open this location. */
  WrongReader: 'wrongReader',
  AccountInactive: 'accountInactive',
  PersonInactive: 'personInactive',
  LockedDown: 'lockedDown',
  /** The entries allowed on this day are used up. */
  DayLimitReached: 'dayLimitReached',
  /** A dated exception closes this day or hour. */
  ExceptionDenies: 'exceptionDenies',
  /** A holiday of the property, on which the hours are closed. */
  ClosedOnHoliday: 'closedOnHoliday',
  /** No rule lets this user in, and the door does not open automatically. */
  ClosedByDefault: 'closedByDefault',
  /** The door's controller did not carry out a remote command. */
  NotCarriedOut: 'notCarriedOut',
} as const
export type GateReason = (typeof GateReason)[keyof typeof GateReason]

export type GateOutcome = 'open' | 'denied'

/** The only reason that opens. */
export function gateOutcome(reason: GateReason): GateOutcome {
  return reason === GateReason.Opened ? 'open' : 'denied'
}
