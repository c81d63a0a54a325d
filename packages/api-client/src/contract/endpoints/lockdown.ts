import * as v from 'valibot'
import { instant, paging, portId, recordId } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { lockablePort, lockdown } from '../lockdownShapes.ts'
import { numberId } from '../people.ts'
import { count, flag } from '../shapes.ts'
import { filledLine } from '../textFields.ts'

const call = { area: 'lockdowns', service: 'device-actions', auth: 'session', assumed: true } as const

/** The id of the account; the user's own if omitted. */
const AccountID = v.optional(numberId)

/** ISO instant of the answer, by the server's clock. */
const Now = v.string()

/** The effect of a lockdown if it began now. */
const lockdownEffect = v.looseObject({
  Now,
  /** Whether the property's fire alarm is on. It opens every door, even those in lockdown. */
  HasFireAlarm: flag,
  /**
   * The groups that keep access, with the number of their users who have access at one of these doors. `Name` is null for a group that the
   * signed-in user may not see.
   */
  KeepAccess: v.array(v.looseObject({ UserGroupID: v.nullable(recordId), Name: v.nullable(v.string()), People: count })),
  /** The number of users with access at one of these doors who lose it. */
  Refused: count,
  /** The number of active codes and invites that open one of these doors and are refused, without those of users who keep access. */
  Codes: count,
  Invites: count,
  /** The schedules that hold a door open now (`IsHolding`, until `At`), or from `At` on. */
  Schedules: v.array(v.looseObject({ PortID: v.string(), PortName: v.string(), Name: v.nullable(v.string()), IsHolding: flag, At: v.nullable(v.string()) })),
  /** The names of doors that a code or a user holds open; the lockdown ends that. */
  Holds: v.array(v.string()),
  /** The names of doors whose controller does not answer; they may still open. */
  Unreachable: v.array(v.string()),
  /** The names of doors that are reported as left open; a lock cannot close them. */
  LeftOpen: v.array(v.string()),
  /** The names of doors that are already in another lockdown. */
  AlreadyLocked: v.array(v.string()),
  Inside: v.looseObject({
    /** The ISO instant of the last midnight at the property. */
    Since: v.string(),
    People: count,
    /** Whether a door was open for everyone, so that others may have entered unrecorded. */
    HasUnseen: flag,
    /** The newest entries. `Who` is null if the signed-in user may not see the name. */
    Latest: v.array(v.looseObject({ Who: v.nullable(v.string()), At: v.string(), PortName: v.string() })),
  }),
})

/** The ids of doors of one property. */
const PortIDs = v.pipe(v.array(portId), v.minLength(1), v.maxLength(500))

/** The doors that the user may lock down (specification §6): those of the account, within the places to which the user is limited. */
export const getLockdownPorts = defineEndpoint({
  ...call,
  as: 'listDoors',
  method: 'GET',
  path: '/api/Lockdown/GetLockdownPorts',
  summary: 'The doors that the signed-in user may lock down.',
  request: v.object({
    AccountID,
    /** Whether the answer includes the effect of a lockdown of the doors that a page offers first. */
    WithEffect: v.optional(flag, false),
  }),
  response: v.looseObject({
    Now,
    Ports: v.array(lockablePort),
    /** The effect of a lockdown of the first property's doors without a lockdown; null without such doors, or if not requested. */
    Effect: v.nullable(lockdownEffect),
  }),
})

/** The effect of a lockdown of these doors if it began now. Changes nothing. Refusals: 400 `SEVERAL_PROPERTIES`, 404 for a door that the user may not lock. */
export const previewLockdown = defineEndpoint({
  ...call,
  as: 'preview',
  method: 'POST',
  path: '/api/Lockdown/PreviewLockdown',
  readOnly: true,
  summary: 'What a lockdown would do: who keeps access, what it overrides, and who came in.',
  request: v.object({ AccountID, PortIDs }),
  response: lockdownEffect,
})

/**
 * Starts a lockdown or a drill. A door that is already in a lockdown stays in it: `AlreadyLocked` names these doors. If no other door is
 * left, `IsNew` is false and `Lockdown` is the running one. Refusals: 400 `SEVERAL_PROPERTIES`, 400 `VALIDATION` with `field` `EndsAt`, 404
 * for a door that the user may not lock.
 */
export const setLockdown = defineEndpoint({
  ...call,
  as: 'start',
  method: 'POST',
  path: '/api/Lockdown/SetLockdown',
  idempotent: true,
  summary: 'Locks down doors, or runs a drill.',
  request: v.object({
    AccountID, PortIDs,
    Reason: filledLine(200),
    /** When the lockdown is released automatically, at most 30 days ahead. Null if only a user releases it. */
    EndsAt: v.optional(v.nullable(instant), null),
    IsDrill: v.optional(flag, false),
  }),
  response: v.looseObject({ message: v.string(), Now, IsNew: flag, Lockdown: lockdown, AlreadyLocked: v.array(v.looseObject({ PortID: v.string(), Name: v.string(), LockdownID: recordId })) }),
})

/** Releases a whole lockdown, or ends a drill. After a second release `IsNew` is false, and `Lockdown` says who released it and when. Refusals: 404. */
export const releaseLockdown = defineEndpoint({
  ...call,
  as: 'release',
  method: 'POST',
  path: '/api/Lockdown/ReleaseLockdown',
  idempotent: true,
  summary: 'Releases a lockdown.',
  request: v.object({ AccountID, LockdownID: recordId }),
  response: v.looseObject({ message: v.string(), Now, IsNew: flag, Lockdown: lockdown }),
})

/** Sends the last command again to doors whose controller has failed to carry it out; to all of them if no door is named. Refusals: 404. */
export const retryLockdown = defineEndpoint({
  ...call,
  as: 'retry',
  method: 'POST',
  path: '/api/Lockdown/RetryLockdown',
  idempotent: true,
  summary: 'Sends a lock or release again to the doors that failed.',
  request: v.object({ AccountID, LockdownID: recordId, PortIDs: v.optional(PortIDs) }),
  response: v.looseObject({ message: v.string(), Now, Retried: count, Lockdown: lockdown }),
})

/** All running lockdowns, and a page of those that have ended, newest first. */
export const getLockdowns = defineEndpoint({
  ...call,
  as: 'list',
  method: 'GET',
  path: '/api/Lockdown/GetLockdowns',
  summary: 'Running and past lockdowns.',
  request: v.object({
    AccountID,
    /** Whether only running lockdowns are read; `Past` is empty then. */
    IsRunning: v.optional(flag, false),
    ...paging,
  }),
  response: v.looseObject({ Now, Running: v.array(lockdown), Past: v.array(lockdown), Total: count }),
})

/** The events of a lockdown, oldest first: who set, released and retried it, and what each door answered. Refusals: 404. */
export const getLockdownTrail = defineEndpoint({
  ...call,
  as: 'getTrail',
  method: 'GET',
  path: '/api/Lockdown/GetLockdownTrail',
  summary: 'The events of one lockdown.',
  request: v.object({ AccountID, LockdownID: recordId }),
  response: v.looseObject({
    Lockdown: lockdown,
    Events: v.array(v.looseObject({
      ID: recordId,
      At: v.string(),
      Kind: v.picklist(['set', 'locked', 'failed', 'retried', 'releaseAsked', 'released', 'notReleased', 'ended']),
      /** The name of the door; null for an event of the whole lockdown. */
      PortName: v.nullable(v.string()),
      /** The name of the user; null for controllers and expired times, and if the signed-in user may not see it. */
      Who: v.nullable(v.string()),
      IsWhoHidden: flag,
    })),
  }),
})
