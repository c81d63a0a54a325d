import * as v from 'valibot'
import { flag } from './shapes.ts'

/** One thing that an action ends, moves or leaves alone. The screen has the words. */
export const planLine = v.looseObject({
  /**
   * `code`: codes that stop working; `invite`: invites that are revoked; `session`: sessions that end at once; `webAccess`: no more signing
   * in at the portal; `callGroup`: a call group that is left; `group`: a group that is left; `groupMove`: the move to another group;
   * `directory`: a directory PIN that becomes free; `contact`: contacts that stay with the property.
   */
  Kind: v.picklist(['group', 'groupMove', 'code', 'invite', 'callGroup', 'webAccess', 'session', 'directory', 'contact']),
  /** The names of the things, where they have names. Of `groupMove` the group that is reached; of `directory` the PIN. */
  Names: v.array(v.string()),
  /** The number of things it counts. */
  Count: v.number(),
})

/** The effect of an action on a user. */
export const planShape = {
  Name: v.string(),
  Lines: v.array(planLine),
  /** Warnings about the action: a call group left empty (in `Names`), the last administrator, the own user. */
  Warnings: v.array(v.looseObject({ Code: v.picklist(['CALL_GROUP_EMPTY', 'LAST_ADMINISTRATOR', 'OWN_USER']), Names: v.array(v.string()) })),
  /** False if the action would be refused; `Warnings` says why. */
  IsAllowed: flag,
}
