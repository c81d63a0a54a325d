import * as v from 'valibot'
import { commandReasons } from '@portal/domain'
import { recordId } from './accessShapes.ts'
import { count, flag } from './shapes.ts'

/** One door of a lockdown, with what its controller has answered. */
const lockdownPort = v.looseObject({
  PortID: v.string(),
  /** The door's name when the lockdown was set. */
  Name: v.string(),
  ModuleName: v.string(),
  /** A state of the domain's `PortLockState`. */
  State: v.picklist(['pending', 'locked', 'failed', 'releasing', 'notReleased', 'released', 'wouldLock', 'wouldFail']),
  /** How often the last command was sent. */
  Tries: count,
  /** ISO instant of the last change. */
  At: v.string(),
  /** Why the controller has not done it at the last try; null where it has, or has not been tried. */
  Failure: v.nullable(v.picklist(commandReasons)),
  /** Whether the controller answers at this moment. A door that was locked stays locked while its controller is offline. */
  IsOnline: flag,
  /** The door was reported as left open when the lockdown was set: a lock does not shut it. */
  IsLeftOpen: flag,
  /** The schedule that the lockdown overrides at this moment: with the release the door is held open again. Null: none. */
  HeldBySchedule: v.nullable(v.string()),
  /** ISO instant at which that schedule ends, or the door's next schedule begins. */
  Until: v.nullable(v.string()),
  /** A hold by a code or a user that the lockdown ended; the release does not restore it. */
  EndedHold: flag,
})

/** A lockdown, running or over. Times are instants; `TimeZone` is the property's. */
export const lockdown = v.looseObject({
  ID: recordId,
  PropertyID: recordId,
  PropertyName: v.string(),
  TimeZone: v.string(),
  Reason: v.string(),
  /** A drill sends nothing to the doors. */
  IsDrill: flag,
  StartedAt: v.string(),
  /** Null: the signed-in user may not see the name. */
  StartedBy: v.nullable(v.string()),
  /** When it is released automatically; null: only a user releases it. */
  EndsAt: v.nullable(v.string()),
  /** When it was released; its doors may not have confirmed yet. */
  ReleasedAt: v.nullable(v.string()),
  /** Null: it was released automatically, not at all, or by a user whose name is hidden. */
  ReleasedBy: v.nullable(v.string()),
  IsReleasedByTime: flag,
  /** When the last door confirmed the release. Null: it runs. */
  EndedAt: v.nullable(v.string()),
  /** The property's fire alarm is on: its doors are open in spite of the lockdown. */
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
  /** The state of the door at this moment, by the domain's `doorState`. */
  Status: v.picklist(['Closed', 'HeldOpen', 'LeftOpen', 'Locked', 'Offline']),
  /** The lockdown that runs at this door; null: none. */
  LockdownID: v.nullable(recordId),
})
