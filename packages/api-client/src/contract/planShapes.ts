import * as v from 'valibot'
import { flag } from './shapes.ts'

/** A thing that an action ends, moves or leaves unchanged. The screen has the words. */
export const planLine = v.looseObject({
  /**
   * The kind of thing. `code`: codes that stop working; `invite`: invites that are revoked; `session`: sessions that end at once;
   * `webAccess`: signing in to the portal; `callGroup`: a call group that the user leaves; `group`: a group that the user leaves;
   * `groupMove`: the move to another group; `directory`: a directory PIN that becomes free; `contact`: contacts that stay with the
   * property.
   */
  Kind: v.picklist(['group', 'groupMove', 'code', 'invite', 'callGroup', 'webAccess', 'session', 'directory', 'contact']),
  /** The names of the things, if they have names. For `groupMove` the name of the new group; for `directory` the PIN. */
  Names: v.array(v.string()),
  /** The number of things. */
  Count: v.number(),
})

/** What an action does to a user. */
export const planShape = {
  Name: v.string(),
  Lines: v.array(planLine),
  /** Warnings about the action: a call group that would be empty (in `Names`), the last administrator, the user's own record. */
  Warnings: v.array(v.looseObject({ Code: v.picklist(['CALL_GROUP_EMPTY', 'LAST_ADMINISTRATOR', 'OWN_USER']), Names: v.array(v.string()) })),
  /** Whether the action is allowed; if not, `Warnings` says why. */
  IsAllowed: flag,
}
