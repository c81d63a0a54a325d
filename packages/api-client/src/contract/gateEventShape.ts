import * as v from 'valibot'
import { doorActionKind } from './doorShapes.ts'
import { flag, identifier } from './shapes.ts'

/** What happened at a door's reader, or was done to the door from afar. */
export const gateEvent = v.looseObject({
  ID: identifier,
  /** ISO instant. */
  At: v.string(),
  /** The name of the user or invite; null for an unknown code, and where the signed-in user may not see the name. */
  Who: v.nullable(v.string()),
  IsWhoHidden: flag,
  PortName: v.string(),
  Decision: v.picklist(['open', 'denied']),
  /** A reason code of `GateReason`. */
  Reason: v.string(),
  CredentialKind: v.string(),
  /** Why the door stood open for everyone; null for a door that did not. */
  HeldOpenBy: v.nullable(v.picklist(['schedule', 'code', 'person', 'fireAlarm'])),
  HeldBySchedule: v.nullable(v.string()),
  /** What a person did from afar; null where someone came to the door. `Decision` is `open` where it was done. */
  DoorAction: v.nullable(doorActionKind),
  /** ISO instant at which the action ends. */
  DoorUntil: v.nullable(v.string()),
  /** Why the person did it, in their words; empty if they said nothing, or if the signed-in user may not name them. */
  DoorNote: v.string(),
  /** ISO instant of the oldest change that the controller had not taken then and that would have decided otherwise; null where none would. */
  UnheardSince: v.nullable(v.string()),
})
