import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { accessSummary, revision } from '../accessShapes.ts'
import { ours, oursOrUnsaid } from '../ours.ts'
import { numberId } from '../people.ts'
import { count, flag, seenVersion, wholeNumber } from '../shapes.ts'
import { line, note } from '../textFields.ts'

const userGroup = v.looseObject({
  ID: numberId,
  Name: v.string(),
  Description: v.string(),
  /** The level of the group; 1 is the highest. A group sees the groups below it. Of two restrictions, that of the group with the smaller number decides. */
  HierarchyLevel: v.number(),
  /**
   * Whether administrators who are in a group see this group and can move users into it. A hidden group is visible only to its own members
   * and to users above every group.
   */
  IsClientPortalVisible: flag,
  /** Ours: the short code of the group, unique in the account; empty without one. */
  GroupCode: ours(v.string(), ''),
  /** Ours: whether this group opens nothing; users who move out are moved into it. It cannot be deleted. */
  IsNoAccess: ours(flag, false),
  /** Ours: whether the group's users keep access during a lockdown. */
  KeepsAccessInLockdown: ours(flag, false),
  /** Ours: the number of the group's users. */
  MemberCount: oursOrUnsaid(count),
  /** Ours: where and when the group's users have access, if they have no restriction of their own. */
  Access: oursOrUnsaid(accessSummary),
  /** Ours: whether the signed-in user may change the group, its restrictions and who is in it: only groups below the user's own. */
  HasAccountAccess: ours(flag, true),
  ...revision,
})

/** The user groups of an account, highest level first. Refusals: 403, 404 for another account. */
export const getUserGroups = defineEndpoint({
  area: 'groups',
  as: 'list',
  service: 'account',
  method: 'GET',
  path: '/api/UserGroup/GetUserGroups',
  auth: 'session',
  assumed: true,
  summary: 'The user groups of an account, each with its number of users.',
  request: v.object({
    /** The id of the account; the user's own if omitted. */
    AccountID: v.optional(numberId),
  }),
  response: v.looseObject({ UserGroups: v.array(userGroup) }),
})

/**
 * Saves a user group; without `ID` a new one. Refusals: 400 `VALIDATION`, 403, 404, 409 `TAKEN` with `field` `Name` or `GroupCode`, 409
 * `CONFLICT` with `current`.
 */
export const saveUserGroup = defineEndpoint({
  area: 'groups',
  as: 'save',
  service: 'account',
  method: 'POST',
  path: '/api/UserGroup/SaveUserGroup',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates or changes a user group.',
  request: v.object({
    ID: v.optional(numberId),
    /** The version that was read; required with `ID`. */
    Version: v.optional(seenVersion),
    AccountID: v.optional(numberId),
    Name: line(60),
    Description: v.optional(note(300), ''),
    HierarchyLevel: wholeNumber(1, 99),
    IsClientPortalVisible: flag,
    GroupCode: v.optional(line(10), ''),
    KeepsAccessInLockdown: v.optional(flag, false),
  }),
  response: v.looseObject({ message: v.string(), UserGroup: userGroup }),
})

/**
 * Deletes a user group. Refusals: 403, 404, 409 `GROUP_HAS_MEMBERS` with `count` if the group has users and `MoveToUserGroupID` is omitted,
 * 409 `NO_ACCESS_GROUP`.
 */
export const deleteUserGroup = defineEndpoint({
  area: 'groups',
  as: 'delete',
  service: 'account',
  method: 'POST',
  path: '/api/UserGroup/DeleteUserGroup',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Deletes a user group and moves its users into another one.',
  request: v.object({ ID: numberId, MoveToUserGroupID: v.optional(numberId) }),
  response: v.looseObject({ message: v.string(), Moved: count }),
})
