import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { bulkResult, numberId, userSelection } from '../people.ts'
import { planLine, planShape } from '../planShapes.ts'
import { flag, secret, seenVersion } from '../shapes.ts'
import { filledLine } from '../textFields.ts'

const plan = {
  ID: numberId,
  ...planShape,
  /** The version of the user that was read. If the user has changed since, the action is refused with 409 `PLAN_CHANGED`. */
  Version: v.number(),
}

/** Previews what removing a user would end. Refusals: 403, 404. */
export const getUserDeletePlan = defineEndpoint({
  area: 'users',
  as: 'previewDelete',
  service: 'account',
  method: 'GET',
  path: '/api/UserDetails/GetUserDeletePlan',
  auth: 'session',
  assumed: true,
  summary: 'A preview of what deleting a user would end.',
  request: v.object({ ID: numberId }),
  response: v.looseObject(plan),
})

/** Deletes a user permanently; their codes, invites and sessions end too. Refusals: 403, 404, 409 `PLAN_CHANGED`, 409 `LAST_ADMINISTRATOR`, 409 `OWN_USER`. */
export const deleteUser = defineEndpoint({
  area: 'users',
  as: 'delete',
  service: 'account',
  method: 'POST',
  path: '/api/UserDetails/DeleteUser',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Deletes a user with all codes, invites and sessions.',
  request: v.object({ ID: numberId, Version: seenVersion }),
  response: v.looseObject({ message: v.string() }),
})

/**
 * Refuses a user's pending request to delete their account; a mail tells the user the reason. `deleteUser` grants the request before its
 * date. Refusals: 403, 404, 409 `NO_DELETION_REQUEST`.
 */
export const refuseAccountDeletion = defineEndpoint({
  area: 'users',
  as: 'refuseDeletion',
  service: 'account',
  method: 'POST',
  path: '/api/UserDetails/RefuseAccountDeletion',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Refuses the deletion that a user asked for, with a reason.',
  request: v.object({ ID: numberId, Reason: filledLine(200) }),
  response: v.looseObject({ message: v.string() }),
})

/** Previews what moving a user out would end: access, codes, invites, call groups and web access. Refusals: 403, 404. */
export const getMoveOutPlan = defineEndpoint({
  area: 'users',
  as: 'previewMoveOut',
  service: 'account',
  method: 'GET',
  path: '/api/UserDetails/GetMoveOutPlan',
  auth: 'session',
  assumed: true,
  summary: 'A preview of what moving out a user would end.',
  request: v.object({ ID: numberId }),
  response: v.looseObject(plan),
})

/** Moves a user out. Refusals: those of `deleteUser`, and 409 `NO_ACCESS_GROUP_MISSING` if the account has no group that opens nothing. */
export const moveOutUser = defineEndpoint({
  area: 'users',
  as: 'moveOut',
  service: 'account',
  method: 'POST',
  path: '/api/UserDetails/MoveOutUser',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Moves a user out: ends all access in one action that can be undone.',
  request: v.object({ ID: numberId, Version: seenVersion }),
  response: v.looseObject({
    message: v.string(),
    /** The receipt for `undoMoveOut`; it works once, until `UndoUntil`. */
    ReceiptToken: v.string(),
    /** The ISO instant until which the receipt works. */
    UndoUntil: v.string(),
    Lines: v.array(planLine),
  }),
})

/**
 * Undoes the move-out of one user (`UndoMoveOutUntil` of `getUserDetail`). Refusals: 404 `RECEIPT_UNKNOWN`, 409 `RECEIPT_USED`, 409 `RECEIPT_EXPIRED`, 409 `CONFLICT` if the user was changed
 * since, 409 `TAKEN` if someone else has taken a code, PIN or name since.
 */
export const undoMoveOut = defineEndpoint({
  area: 'users',
  as: 'undoMoveOut',
  service: 'account',
  method: 'POST',
  path: '/api/UserDetails/UndoMoveOut',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Undoes a move-out, whole or not at all.',
  request: v.union([v.object({ ReceiptToken: secret(128) }), v.object({ ID: numberId })]),
  response: v.looseObject({ message: v.string(), ID: numberId }),
})

const bulkAction = v.variant('Kind', [
  v.object({ Kind: v.literal('group'), UserGroupID: numberId }),
  v.object({
    Kind: v.literal('webAccess'),
    IsWebLoginEnabled: flag,
    /** The new video call group of managers (user types 2 and 9) without one, who couldn't sign in otherwise. The next field is the voice call group. */
    VideoCallgroupId: v.optional(numberId),
    VoiceCallgroupId: v.optional(numberId),
  }),
  v.object({ Kind: v.literal('moveOut') }),
  v.object({ Kind: v.literal('delete') }),
])

/**
 * One action on many users. Users that can be changed are changed; the others are listed with the reason. Refusals of the whole call: 403
 * `FORBIDDEN`, 404 for another account’s group, 409 `SELECTION_CHANGED` with `count`, and 400 `SELECTION_TOO_LARGE` above 5,000 users for
 * every action except a new group and web access off.
 */
export const saveBulkUserAction = defineEndpoint({
  area: 'users',
  as: 'changeMany',
  service: 'account',
  method: 'POST',
  path: '/api/UserDetails/SaveBulkUserAction',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Changes group or web access of many users, moves them out or deletes them.',
  request: v.object({ Selection: userSelection, Action: bulkAction }),
  response: bulkResult,
})

/** The signed-in user's bulk actions that can still be undone, newest first; at most ten. */
export const getUndoableActions = defineEndpoint({
  area: 'users',
  as: 'listUndoable',
  service: 'account',
  method: 'GET',
  path: '/api/UserDetails/GetUndoableActions',
  auth: 'session',
  assumed: true,
  summary: 'The bulk actions that can still be undone.',
  request: v.object({}),
  response: v.looseObject({
    Actions: v.array(
      v.looseObject({
        ReceiptID: numberId,
        Kind: v.picklist(['group', 'moveOut']),
        /** The number of users that the action changed. */
        People: v.number(),
        /** The group into which the users were moved; for a move-out, the group that opens nothing. */
        UserGroupName: v.string(),
        /** The ISO instant of the action; the next field is until when it can be undone. */
        DoneAt: v.string(),
        UndoUntil: v.string(),
      }),
    ),
  }),
})

/**
 * Undoes a new group or a move-out of several users. A new group is undone user by user; users who changed since stay in it and are listed
 * as refused. A move-out is undone completely or not at all, and refuses what `undoMoveOut` refuses. Only the user who did the action can undo
 * it: 404 `RECEIPT_UNKNOWN` for others.
 */
export const undoBulkAction = defineEndpoint({
  area: 'users',
  as: 'undoChangeMany',
  service: 'account',
  method: 'POST',
  path: '/api/UserDetails/UndoBulkAction',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Undoes a bulk action.',
  request: v.object({ ReceiptID: numberId }),
  response: bulkResult,
})
