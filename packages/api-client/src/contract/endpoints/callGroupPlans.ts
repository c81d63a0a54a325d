import * as v from 'valibot'
import { done, newOrPresentId, version } from '../accessShapes.ts'
import { acknowledgesEnd, callGroup, callPeople, callPlanAnswer, callPlanFields } from '../callGroupShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId, userSelection } from '../people.ts'
import { count, flag, wholeNumber } from '../shapes.ts'
import { searchText } from '../textFields.ts'

const named = v.object({ callgroupId: numberId })

/** The call groups of an account, in the order of the stations' directory. Refusals: 403, 404 for another account. */
export const getCallGroups = defineEndpoint({
  area: 'callGroups',
  as: 'list',
  service: 'voice-video',
  method: 'GET',
  path: '/CallGroup/GetCallGroups',
  auth: 'session',
  assumed: true,
  summary: 'The call groups of an account: who each one calls, and from which stations.',
  request: v.object({
    /** The id of the account; the user's own if omitted. */
    AccountID: v.optional(numberId),
  }),
  response: v.looseObject({ CallGroups: v.array(callGroup) }),
})

/** One call group. Managers (user types 2 and 9) read only their own group. Refusals: 403, 404. */
export const getCallGroup = defineEndpoint({
  area: 'callGroups',
  as: 'get',
  service: 'voice-video',
  method: 'GET',
  path: '/CallGroup/GetCallGroup',
  auth: 'session',
  assumed: true,
  summary: 'One call group.',
  request: named,
  response: v.looseObject({ CallGroup: callGroup }),
})

/**
 * Creates or changes a call group. Managers (user types 2 and 9) only change who gets called by their own group. Refusals: 400
 * `VALIDATION`, 403, 404, 409 `TAKEN` with `field` `Name` or `DirectoryPin`, 409 `CONFLICT` with `current`, 409 `CALL_ENDS_HERE` if
 * visitors could reach no one by this plan and `AcknowledgesEnd` is false.
 */
export const saveCallGroup = defineEndpoint({
  area: 'callGroups',
  as: 'save',
  service: 'voice-video',
  method: 'POST',
  path: '/CallGroup/SaveCallGroup',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates or changes a call group; the stations follow at once.',
  request: v.object({
    callgroupId: newOrPresentId,
    /** The property of a new call group; the user's own if omitted. */
    PropertyID: v.optional(numberId),
    /** Whether a new call group is a video group; this can't be changed later. */
    IsVideo: v.optional(flag, true),
    ...callPlanFields,
    AcknowledgesEnd: acknowledgesEnd,
    Version: version,
  }),
  response: v.looseObject({ message: v.string(), CallGroup: callGroup }),
})

/** What deleting a call group would end. Refusals: 403, 404. */
export const getCallGroupDeletePlan = defineEndpoint({
  area: 'callGroups',
  as: 'previewDelete',
  service: 'voice-video',
  method: 'GET',
  path: '/CallGroup/GetCallGroupDeletePlan',
  auth: 'session',
  assumed: true,
  summary: 'What deleting a call group means for visitors and for its users.',
  request: named,
  response: v.looseObject({
    /** The number of stations whose directory loses the group. */
    Stations: count,
    /** The number of users and phone numbers that no longer ring. */
    Rung: count,
    /** The number of users whose calls the group answers. Visitors who dial them then reach no one. */
    AnsweredFor: count,
    /** Users who only manage this group, and then can no longer sign in. */
    Stranded: v.array(v.looseObject({ UserID: numberId, Name: v.string() })),
    OpenInvitations: count,
    Version: v.number(),
  }),
})

/** Deletes a call group. Refusals: 403, 404, 409 `CONFLICT` with `current`, 409 `GROUP_HAS_MANAGERS` with `count` if managers would be left without a group. */
export const deleteCallGroup = defineEndpoint({
  area: 'callGroups',
  as: 'delete',
  service: 'voice-video',
  method: 'POST',
  path: '/CallGroup/DeleteCallGroup',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Deletes a call group and revokes its invitations.',
  request: v.object({
    callgroupId: numberId,
    Version: version,
    /** The id of the call group, of the same kind, that takes over the users; required if managers would be left without one. */
    MoveTo: v.optional(v.nullable(numberId), null),
  }),
  response: v.looseObject({ message: v.string(), Moved: count }),
})

/** Saves the order of the call groups in the directory. Refusals: 403, 404, 400 `VALIDATION` if the list does not name every group of the property once. */
export const saveCallGroupOrder = defineEndpoint({
  area: 'callGroups',
  as: 'saveOrder',
  service: 'voice-video',
  method: 'POST',
  path: '/CallGroup/SaveCallGroupOrder',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Sets the order of the directory at a property’s stations.',
  request: v.object({ CallGroups: v.pipe(v.array(numberId), v.minLength(1), v.maxLength(1000)) }),
  response: done,
})

/** The users that a call group may call: for an administrator all visible users, for a manager the users of their group. Refusals: 403, 404. */
export const getCallGroupPeople = defineEndpoint({
  area: 'callGroups',
  as: 'listPeople',
  service: 'voice-video',
  method: 'GET',
  path: '/CallGroup/GetCallGroupPeople',
  auth: 'session',
  assumed: true,
  summary: 'The users that a call group may ring, by name.',
  request: v.object({
    /** The id of the call group; null for a new one. */
    callgroupId: newOrPresentId,
    searchText: searchText(100),
    count: v.optional(wholeNumber(1, 50), 10),
    /** The ids of users to return whatever the search is, if the group may call them. The page sends the users of the edited plan. */
    UserIDs: v.optional(v.pipe(v.array(numberId), v.maxLength(50))),
  }),
  response: v.looseObject({ People: callPeople }),
})

/**
 * Previews how visitor calls change if these users are moved out or deleted, and which users need a call group before they can sign in.
 * Users that the signed-in user may not change are left out. Refusals: 404 for an unknown user, and those of a selection of users.
 */
export const previewCallGroupChange = defineEndpoint({
  area: 'callGroups',
  as: 'previewChange',
  service: 'voice-video',
  method: 'POST',
  path: '/CallGroup/PreviewCallGroupChange',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'The call groups that change when users leave or get web access.',
  request: v.object({ Selection: userSelection, Action: v.picklist(['leave', 'webOn']) }),
  response: v.looseObject({
    /** Each call group that calls a leaving user; empty for `webOn`. */
    Changes: v.array(v.looseObject({
      CallGroup: callGroup,
      /** The users who get called afterwards. */
      FirstCalled: v.array(numberId),
      SecondCalled: v.array(numberId),
      Numbers: callPlanAnswer.Numbers,
    })),
    /** The number of call groups that change; at most 20 are listed. */
    Total: count,
    /** ISO instant of the answer, by the server's clock. */
    Now: v.string(),
    /** The number of users who get web access and, by their type, need a call group but have none; 0 for `leave`. */
    NeedVideoGroup: count,
    NeedVoiceGroup: count,
  }),
})
