import * as v from 'valibot'
import { doorActionKind } from './doorShapes.ts'
import { flag, identifier } from './shapes.ts'

/** An event at a door's reader, or a remote door action. */
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
  /** Why the door was open for everyone; null if it wasn't. */
  HeldOpenBy: v.nullable(v.picklist(['schedule', 'code', 'person', 'fireAlarm'])),
  HeldBySchedule: v.nullable(v.string()),
  /** A remote action; null for an event at the door. `Decision` is `open` if it was done. */
  DoorAction: v.nullable(doorActionKind),
  /** ISO instant at which the action ends. */
  DoorUntil: v.nullable(v.string()),
  /** The user's reason; empty if none was given, or if the signed-in user may not see the name. */
  DoorNote: v.string(),
  /** ISO instant of the oldest change that had not reached the controller then and would have changed the decision; null where none would. */
  UnsyncedSince: v.nullable(v.string()),
})
