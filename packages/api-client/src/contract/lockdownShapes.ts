import * as v from 'valibot'
import { commandReasons } from '@portal/domain'
import { recordId } from './accessShapes.ts'
import { count, flag } from './shapes.ts'

/** A door in a lockdown, with the answer of its controller. */
const lockdownPort = v.looseObject({
  PortID: v.string(),
  /** The door's name at the start of the lockdown. */
  Name: v.string(),
  ModuleName: v.string(),
  /** The state of the door, one of the domain's `PortLockState`. */
  State: v.picklist(['pending', 'locked', 'failed', 'releasing', 'notReleased', 'released', 'wouldLock', 'wouldFail']),
  /** The number of times that the last command was sent. */
  Tries: count,
  /** The ISO instant of the last change. */
  At: v.string(),
  /** Why the controller did not carry out the command at the last attempt; null if it did, or was not tried. */
  Failure: v.nullable(v.picklist(commandReasons)),
  /** Whether the controller is online. A locked door stays locked while its controller is offline. */
  IsOnline: flag,
  /** Whether the door was reported as left open at the start of the lockdown; a lock does not close it. */
  IsLeftOpen: flag,
  /** The name of the schedule that the lockdown interrupts now; after the release it holds the door open again. Null without one. */
  HeldBySchedule: v.nullable(v.string()),
  /** The ISO instant at which that schedule ends, or the door's next schedule begins. */
  Until: v.nullable(v.string()),
  /** Whether the lockdown ended a hold by a code or a user, which the release does not restore. */
  EndedHold: flag,
})

/** A lockdown, running or ended. Times are ISO instants; `TimeZone` is the property's. */
export const lockdown = v.looseObject({
  ID: recordId,
  PropertyID: recordId,
  PropertyName: v.string(),
  TimeZone: v.string(),
  Reason: v.string(),
  /** Whether this is a drill, which sends nothing to the doors. */
  IsDrill: flag,
  StartedAt: v.string(),
  /** The name of the user who started the lockdown; null if the signed-in user may not see it. */
  StartedBy: v.nullable(v.string()),
  /** When the lockdown is released automatically; null if only a user releases it. */
  EndsAt: v.nullable(v.string()),
  /** When the lockdown was released; its doors may not have confirmed that yet. */
  ReleasedAt: v.nullable(v.string()),
  /** The name of the user who released the lockdown; null if it was released automatically or not at all, or if the name is hidden. */
  ReleasedBy: v.nullable(v.string()),
  IsReleasedByTime: flag,
  /** When the last door confirmed the release; null while the lockdown is running. */
  EndedAt: v.nullable(v.string()),
  /** Whether the property's fire alarm is on; then its doors are open despite the lockdown. */
  HasFireAlarm: flag,
  Ports: v.array(lockdownPort),
})

/** A door that the signed-in user may lock down. */
export const lockablePort = v.looseObject({
  PortID: v.string(),
  Name: v.string(),
  PropertyID: recordId,
  PropertyName: v.string(),
  TimeZone: v.string(),
  HardwareModel: v.string(),
  ModuleName: v.string(),
  IsOnline: flag,
  /** The door's state now, by the domain's `doorState`. */
  Status: v.picklist(['Closed', 'HeldOpen', 'LeftOpen', 'Locked', 'Offline']),
  /** The id of the running lockdown at this door; null without one. */
  LockdownID: v.nullable(recordId),
})
