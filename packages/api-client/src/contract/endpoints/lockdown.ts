import * as v from 'valibot'
import { instant, paging, portId, recordId } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { lockablePort, lockdown } from '../lockdownShapes.ts'
import { numberId } from '../people.ts'
import { count, flag } from '../shapes.ts'
import { filledLine } from '../textFields.ts'

const call = { area: 'lockdowns', service: 'device-actions', auth: 'session', assumed: true } as const

/** The user's own account if omitted. */
const AccountID = v.optional(numberId)

/** ISO instant of the answer, by the server's clock. */
const Now = v.string()

/** What a lockdown would do if it were set now. */
const lockdownEffect = v.looseObject({
  Now,
  /** The property's fire alarm is on: it opens every door, those that are locked down too. */
  HasFireAlarm: flag,
  /** Groups that keep access, with those of their members who may pass at one of these doors. `Name` is null for a group that the user may not see. */
  KeepAccess: v.array(v.looseObject({ UserGroupID: v.nullable(recordId), Name: v.nullable(v.string()), People: count })),
  /** Users who may pass at one of these doors otherwise, and are refused. */
  Refused: count,
  /** Active codes and invites that open one of these doors and are refused, save those of users who keep access. */
  Codes: count,
  Invites: count,
  /** Schedules that hold a door open now (`IsHolding`, until `At`), or will from `At` on. */
  Schedules: v.array(v.looseObject({ PortID: v.string(), PortName: v.string(), Name: v.nullable(v.string()), IsHolding: flag, At: v.nullable(v.string()) })),
  /** Doors that a code or a user holds open: the lockdown ends the hold. */
  Holds: v.array(v.string()),
  /** Doors whose controller does not answer: they may still open. */
  Unreachable: v.array(v.string()),
  /** Doors that are reported as left open: a lock cannot shut them. */
  LeftOpen: v.array(v.string()),
  /** Doors that another lockdown holds already. */
  AlreadyLocked: v.array(v.string()),
  Inside: v.looseObject({
    /** ISO instant: midnight at the property. */
    Since: v.string(),
    People: count,
    /** A door was open for everyone, so others may have entered unrecorded. */
    HasUnseen: flag,
    /** The newest; `Who` is null where the user may not see the name. */
    Latest: v.array(v.looseObject({ Who: v.nullable(v.string()), At: v.string(), PortName: v.string() })),
  }),
})

/** Doors of one property. */
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
    /** Whether the answer says too what a lockdown would do of the doors that a page offers first. */
    WithEffect: v.optional(flag, false),
  }),
  response: v.looseObject({
    Now,
    Ports: v.array(lockablePort),
    /** The effect for the first property's doors without a lockdown; null for none, or if not requested. */
    Effect: v.nullable(lockdownEffect),
  }),
})

/** What a lockdown of these doors would do if it were set now. Changes nothing. Refusals: 400 `SEVERAL_PROPERTIES`, 404 for a door that the user may not lock. */
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
 * Sets a lockdown, or a drill. A door that another lockdown holds stays with it: `AlreadyLocked` names these, and where no other door is left
 * `IsNew` is false and `Lockdown` is the one that runs. Refusals: 400 `SEVERAL_PROPERTIES`, 400 `VALIDATION` with `field` `EndsAt`, 404 for a
 * door that the user may not lock.
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
    /** When it is released automatically, at most 30 days ahead. Null: only a user releases it. */
    EndsAt: v.optional(v.nullable(instant), null),
    IsDrill: v.optional(flag, false),
  }),
  response: v.looseObject({ message: v.string(), Now, IsNew: flag, Lockdown: lockdown, AlreadyLocked: v.array(v.looseObject({ PortID: v.string(), Name: v.string(), LockdownID: recordId })) }),
})

/** Releases a whole lockdown, or ends a drill. A second release gets `IsNew` false, and `Lockdown` says who released it when. Refusals: 404. */
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

/** Sends the last command again to doors whose controller has failed to do it; to all of these if no door is named. Refusals: 404. */
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

/** The lockdowns that run (all of them), and a page of those that are over, newest first. */
export const getLockdowns = defineEndpoint({
  ...call,
  as: 'list',
  method: 'GET',
  path: '/api/Lockdown/GetLockdowns',
  summary: 'Running and past lockdowns.',
  request: v.object({
    AccountID,
    /** Only what runs: `Past` is empty then. */
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
      /** Null: what concerns the whole lockdown. */
      PortName: v.nullable(v.string()),
      /** The user who did it; null for controllers and expired times, and where the user may not see the name. */
      Who: v.nullable(v.string()),
      IsWhoHidden: flag,
    })),
  }),
})
