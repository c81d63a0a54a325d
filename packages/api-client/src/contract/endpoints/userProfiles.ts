import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { revision, version } from '../accessShapes.ts'
import { bulkResult, numberId } from '../people.ts'
import { flag } from '../shapes.ts'

/** A profile: 1 Administrator, 2 Kits administrator, 3 Billing administrator. Profiles are the flags of specification §6 under other names. */
const profileId = v.picklist([1, 2, 3])

/** The group and the profiles of a user. Refusals: 403, 404. */
export const getUserGroupUserProfiles = defineEndpoint({
  area: 'users',
  as: 'getGroup',
  service: 'account',
  method: 'GET',
  path: '/UserTiers/getUserGroupUserProfiles',
  auth: 'session',
  assumed: true,
  summary: 'The groups and profiles a user could have, and has.',
  request: v.object({ UserID: numberId }),
  response: v.looseObject({
    UserID: numberId,
    SelectedUserGroupID: v.nullable(numberId),
    UserGroups: v.array(v.looseObject({ ID: numberId, Name: v.string(), HierarchyLevel: v.number() })),
    SelectedUserProfiles: v.pipe(v.array(profileId), v.maxLength(10)),
    UserProfiles: v.array(v.looseObject({
      ID: profileId,
      Name: v.string(),
      Description: v.string(),
      /** Whether the signed-in user may give and remove the profile. */
      IsGrantable: flag,
    })),
    /** The user's version. */
    ...revision,
  }),
})

/**
 * Saves the group and the profiles of a user. Refusals: 403 `FORBIDDEN`, also for a profile that the signed-in user does not have or a
 * group above their own; 404; 409 `LAST_ADMINISTRATOR`, 409 `OWN_USER`, 409 `CONFLICT` with the answer of `getUserGroupUserProfiles` in
 * `current`.
 */
export const saveUserGroupUserProfiles = defineEndpoint({
  area: 'users',
  as: 'saveGroup',
  service: 'account',
  method: 'POST',
  path: '/UserTiers/saveUserGroupUserProfiles',
  auth: 'session',
  idempotent: true,
  summary: 'Puts a user into a group, with profiles.',
  request: v.object({
    UserID: numberId,
    /** The id of the user's new group; null to leave every group. */
    SelectedUserGroupID: v.nullable(numberId),
    SelectedUserProfiles: v.pipe(v.array(profileId), v.maxLength(10)),
    /** Whether the user's codes are sent to the controllers again, under the new group's restrictions. */
    IsCodeuserGroupchanges: flag,
    /** Ours: the user's version. */
    Version: version,
  }),
  response: v.looseObject({ message: v.string(), Version: v.number() }),
})

/** Changes the group of every user that can be changed, and answers one row for each user. Refusals of the whole call: 403, 404 for another account's group. */
export const saveUserGroupMultiUserMultiProfile = defineEndpoint({
  area: 'users',
  as: 'saveGroupOfMany',
  service: 'voice-video',
  method: 'POST',
  path: '/Group/saveUserGroupMultiUserMultiProfile',
  auth: 'session',
  idempotent: true,
  summary: 'Puts many users into one group.',
  request: v.object({
    SelectedUsers: v.pipe(v.array(numberId), v.minLength(1), v.maxLength(5000)),
    SelectedUserGroupId: numberId,
    /** Ours: the profiles that all of the users get; omit it to keep each user's own. */
    SelectedUserProfiles: v.optional(v.pipe(v.array(profileId), v.maxLength(10))),
  }),
  response: bulkResult,
})

/** The kinds of modules that a user may use. Refusals: 403, 404. */
export const getTierServiceforUserModuleLevel = defineEndpoint({
  area: 'users',
  as: 'getLevels',
  service: 'account',
  method: 'GET',
  path: '/UserTiers/GetTierServiceforUserModuleLevel',
  auth: 'session',
  assumed: true,
  summary: 'Which modules a user may use, and at which level.',
  request: v.object({ userId: numberId, accountId: numberId }),
  response: v.looseObject({
    UserID: numberId,
    AccountID: numberId,
    HierarchyLevel: v.nullable(v.number()),
    /** One entry for each kind of module in specification §3 (14, 21, 22, 23). */
    Modules: v.array(v.looseObject({ ModuleID: v.number(), Name: v.string(), HasViewAccess: flag, HasAccountAccess: flag })),
  }),
})
