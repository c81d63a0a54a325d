import * as v from 'valibot'
import { flag } from './shapes.ts'

export const doorActionKind = v.picklist(['open', 'hold', 'close', 'resume'])

/** A user's command to a door, with its result. */
export const doorAction = v.looseObject({
  ID: v.number(),
  PortID: v.string(),
  Kind: doorActionKind,
  /** The state of the command: `waiting` until the door's controller answers. */
  State: v.picklist(['waiting', 'done', 'failed']),
  /** The ISO instant at which the user gave the command. */
  At: v.string(),
  /** The ISO instant, by the controller's clock, at which the command was done or was known to fail; null while it waits. */
  SettledAt: v.nullable(v.string()),
  /**
   * The ISO instant at which the effect ends: for `open` when the door closes again, for `hold` and `close` when the schedule decides
   * again. Null if nothing ends.
   */
  Until: v.nullable(v.string()),
  /** The name of the user; null if the signed-in user may not see it. */
  Who: v.nullable(v.string()),
  IsOwn: flag,
  /** The reason that the user entered; empty without one. */
  Note: v.string(),
  /** Why the command failed; null unless it did. */
  Failure: v.nullable(v.picklist(['offline', 'noAnswer', 'refused', 'lockedDown'])),
})
