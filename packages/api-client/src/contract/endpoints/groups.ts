import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { accessSummary, revision } from '../accessShapes.ts'
import { numberId } from '../people.ts'
import { count, flag, seenVersion, wholeNumber } from '../shapes.ts'
import { line, note } from '../textFields.ts'

const userGroup = v.looseObject({
  ID: numberId,
  Name: v.string(),
  Description: v.string(),
  /** 1 stands highest. A group sees those below it; of two restrictions the smaller number's decides. */
  HierarchyLevel: v.number(),
  /** Administrators who stand in a group see it and can move people into it; hidden, only its own and those above every group do. */
  IsClientPortalVisible: flag,
  /** Ours: short code of the group, once per account; empty: none. */
  GroupCode: v.string(),
  /** Ours: this group opens nothing; people are moved into it when they move out. It cannot be deleted. */
  IsNoAccess: flag,
  /** Ours: its members pass during a lockdown. */
  KeepsAccessInLockdown: flag,
  MemberCount: count,
  /** Ours: where and when its people may pass who have no restriction of their own. */
  Access: accessSummary,
  ...revision,
})

/** Highest level first. Refusals: 403, 404 for another account. */
export const getUserGroups = defineEndpoint({
  area: 'groups',
  service: 'account',
  method: 'GET',
  path: '/api/UserGroup/GetUserGroups',
  auth: 'session',
  assumed: true,
  summary: 'The user groups of an account, with how many people each has.',
  request: v.object({
    /** One's own if omitted. */
    AccountID: v.optional(numberId),
  }),
  response: v.looseObject({ UserGroups: v.array(userGroup) }),
})

/** Saves a group; without `ID` a new one. Refusals: 400 `VALIDATION`, 403, 404, 409 `TAKEN` with `field` `Name` or `GroupCode`, 409 `CONFLICT` with `current`. */
export const saveUserGroup = defineEndpoint({
  area: 'groups',
  service: 'account',
  method: 'POST',
  path: '/api/UserGroup/SaveUserGroup',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Makes or changes a user group.',
  request: v.object({
    ID: v.optional(numberId),
    /** The one that was read; needed with `ID`. */
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

/** Refusals: 403, 404, 409 `GROUP_HAS_MEMBERS` with `count` where people are left and `MoveToUserGroupID` is omitted, 409 `NO_ACCESS_GROUP`. */
export const deleteUserGroup = defineEndpoint({
  area: 'groups',
  service: 'account',
  method: 'POST',
  path: '/api/UserGroup/DeleteUserGroup',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Removes a user group and moves its people into another.',
  request: v.object({ ID: numberId, MoveToUserGroupID: v.optional(numberId) }),
  response: v.looseObject({ message: v.string(), Moved: count }),
})
