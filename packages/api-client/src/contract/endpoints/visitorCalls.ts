import * as v from 'valibot'
import { portalPresses } from '@portal/domain'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { count, flag, noPayload, wholeNumber } from '../shapes.ts'
import { isThumbnail, photoAnswer, visitorCall } from '../visitorCallShapes.ts'

/** The visitor calls of an account. A manager of a call group (user types 2 and 9) reads only the group's calls. Refusals: 403, 404. */
export const getVisitorCalls = defineEndpoint({
  area: 'visitorCalls',
  as: 'list',
  service: 'log',
  method: 'GET',
  path: '/VisitorCall/GetVisitorCalls',
  auth: 'session',
  assumed: true,
  summary: 'Visitor calls, newest first: whose phones rang and when, who answered, and which door was opened.',
  request: v.object({
    /** The id of the account; the user's own if omitted. */
    AccountID: v.optional(numberId),
    /** The id of one call group; the calls of all groups if omitted. */
    callgroupId: v.optional(numberId),
    /** Whether only running calls are read, which ring or in which someone talks. */
    IsRunning: v.optional(flag, false),
    count: v.optional(wholeNumber(1, 50), 12),
  }),
  response: v.looseObject({
    /** ISO instant of the answer, by the server's clock. */
    Now: v.string(),
    Calls: v.array(visitorCall),
  }),
})

/**
 * Presses a button in a running call: at the user's own app if it rings, otherwise at the desk, which administrators have. `open` takes a
 * ringing call, opens the door and ends the call if the door opened. Refusals: 403 for `open` without the right to open a door, 404, 409
 * `ANSWERED` if someone else has answered, 409 `CALL_OVER`, 409 `NOT_RINGING`.
 */
export const pressAtVisitorCall = defineEndpoint({
  area: 'visitorCalls',
  as: 'press',
  service: 'voice-video',
  method: 'POST',
  path: '/VisitorCall/PressAtVisitorCall',
  auth: 'session',
  idempotent: true,
  assumed: true,
  summary: 'Answers a visitor’s call, opens its door, declines or ends it.',
  request: v.object({
    ID: numberId,
    Press: v.picklist(portalPresses),
  }),
  response: v.looseObject({
    /** ISO instant of the answer, by the server's clock. */
    Now: v.string(),
    /** The call after the press; its events say whether the door opened. */
    Call: visitorCall,
  }),
})

/** The number of visitor calls by outcome, as activity lists them: a call that still rings is unanswered. Refusals: 403. */
export const getCallOutcomes = defineEndpoint({
  area: 'visitorCalls',
  as: 'outcomes',
  service: 'log',
  method: 'GET',
  path: '/VisitorCall/GetCallOutcomes',
  auth: 'session',
  assumed: true,
  summary: 'How many visitor calls of the last 30 days were answered, and how many were not, by call group.',
  request: noPayload,
  response: v.looseObject({
    /** ISO dates at the account's property; both are included. */
    From: v.string(),
    Until: v.string(),
    /** Only groups that visitors called. */
    Groups: v.array(v.looseObject({ callgroupId: numberId, Answered: count, Unanswered: count })),
  }),
})

/** The photo of a call, for anyone who can read the call. Refusals: 403, 404 without a photo or after it was deleted, and for a live picture after the call. */
export const getVisitorCallPhoto = defineEndpoint({
  area: 'visitorCalls',
  as: 'getPhoto',
  service: 'voice-video',
  method: 'GET',
  path: '/VisitorCall/GetVisitorCallPhoto',
  auth: 'session',
  assumed: true,
  summary: 'The photo that a station took of the visitor who calls.',
  request: v.object({
    ID: numberId,
    IsThumbnail: isThumbnail,
    /** Requests the present picture of the camera; after the call, its photo. */
    IsLive: v.optional(flag),
  }),
  response: photoAnswer,
})
