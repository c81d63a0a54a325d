import * as v from 'valibot'
import { flag } from './shapes.ts'

export const doorActionKind = v.picklist(['open', 'hold', 'close', 'resume'])

/** A command to a door, and its result. */
export const doorAction = v.looseObject({
  ID: v.number(),
  PortID: v.string(),
  Kind: doorActionKind,
  /** `waiting` until the door's controller answers. */
  State: v.picklist(['waiting', 'done', 'failed']),
  /** ISO instant of the press. */
  At: v.string(),
  /** ISO instant by the controller's clock at which it was done, or was known to fail; null while it waits. */
  SettledAt: v.nullable(v.string()),
  /** ISO instant. Of `open`: when the door closes again. Of `hold` and `close`: when the schedule decides again. Null where nothing ends. */
  Until: v.nullable(v.string()),
  /** Null where the signed-in user may not see the name. */
  Who: v.nullable(v.string()),
  IsOwn: flag,
  /** The user's reason; empty where none was given. */
  Note: v.string(),
  /** Why it failed; null unless it did. */
  Failure: v.nullable(v.picklist(['offline', 'noAnswer', 'refused', 'lockedDown'])),
})
