/** Why a door opened or stayed shut. Screens have the words for each reason. */
export const GateReason = {
  Opened: 'opened',
  UnknownCode: 'unknownCode',
  Expired: 'expired',
  Revoked: 'revoked',
  /** The entry method was reported lost. */
  Lost: 'lost',
  NotYetValid: 'notYetValid',
  /** All uses of the key are used up. */
  UsedUp: 'usedUp',
  /** A recurring code that was already consumed; its key may have a newer one. */
  CodeAlreadyUsed: 'codeAlreadyUsed',
  /** The time is outside the weekly hours of the key. */
  OutsideHours: 'outsideHours',
  /** The key does not open this door. */
  WrongReader: 'wrongReader',
  AccountInactive: 'accountInactive',
  PersonInactive: 'personInactive',
  LockedDown: 'lockedDown',
  /** The entries allowed on this day are used up. */
  DayLimitReached: 'dayLimitReached',
  /** A dated exception closes this day or hour. */
  ExceptionDenies: 'exceptionDenies',
  /** Today is a holiday of the property, on which this key opens nothing. */
  ClosedOnHoliday: 'closedOnHoliday',
  /** No rule lets this user in, and the door does not open automatically. */
  ClosedByDefault: 'closedByDefault',
  /** The door's controller did not carry out a remote command. */
  NotCarriedOut: 'notCarriedOut',
} as const
export type GateReason = (typeof GateReason)[keyof typeof GateReason]

export type GateOutcome = 'open' | 'denied'

/** Whether a reason says that the door opened; only one of the reasons does. */
export function gateOutcome(reason: GateReason): GateOutcome {
  return reason === GateReason.Opened ? 'open' : 'denied'
}
