import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { noPayload } from '../shapes.ts'
import { filledLine } from '../textFields.ts'

/**
 * Lets an operator sign in as a user with a lower rank; the reason appears in that user's history and in every change that follows.
 * Refusals: 403 `FORBIDDEN`, 404, 409 `NO_WEB_ACCESS` for a user who may not sign in.
 */
export const beginSignInAs = defineEndpoint({
  area: 'auth',
  as: 'beginSignInAs',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/BeginSignInAs',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates the one-time token with which an operator signs in as someone else.',
  request: v.object({ UserID: numberId, Reason: filledLine(200) }),
  response: v.looseObject({
    message: v.string(),
    /** The bearer token for `signInAsAdmin`; it works once. */
    Token: v.string(),
  }),
})

/**
 * Extends a session in which an administrator is signed in as another user by its first duration, up to an hour in all. After that, the
 * administrator must give a reason again. Refuses any other session: 409 `NOT_SIGNED_IN_AS`.
 */
export const extendSignInAs = defineEndpoint({
  area: 'auth',
  as: 'extendSignInAs',
  service: 'account',
  method: 'POST',
  path: '/UserDetails/ExtendSignInAs',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Extends a session as someone else.',
  request: noPayload,
  response: v.looseObject({
    message: v.string(),
    /** The ISO instant at which the session ends. */
    EndsAt: v.string(),
  }),
})
