import * as v from 'valibot'
import { doorActionKind } from './doorShapes.ts'
import { flag, identifier } from './shapes.ts'

/** An event at a door's reader, or a remote door action. */
export const gateEvent = v.looseObject({
  ID: identifier,
  /** The ISO instant of the event. */
  At: v.string(),
  /** The name of the user or invite; null for an unknown code, and if the signed-in user may not see the name. */
  Who: v.nullable(v.string()),
  IsWhoHidden: flag,
  PortName: v.string(),
  Decision: v.picklist(['open', 'denied']),
  /** The reason of the decision, a `GateReason`. */
  Reason: v.string(),
  CredentialKind: v.string(),
  /** Why the door was open for everyone; null if it wasn't. */
  HeldOpenBy: v.nullable(v.picklist(['schedule', 'code', 'person', 'fireAlarm'])),
  HeldBySchedule: v.nullable(v.string()),
  /** The remote action; null for an event at the door. `Decision` is `open` if the action was done. */
  DoorAction: v.nullable(doorActionKind),
  /** The ISO instant at which the action ends. */
  DoorUntil: v.nullable(v.string()),
  /** The reason that the user entered; empty without one, and if the signed-in user may not see the name. */
  DoorNote: v.string(),
  /** The ISO instant of the oldest change that the controller lacked then and that would have changed the decision; null without one. */
  UnsyncedSince: v.nullable(v.string()),
})
