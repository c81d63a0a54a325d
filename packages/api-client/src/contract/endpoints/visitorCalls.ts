import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { flag, wholeNumber } from '../shapes.ts'
import { visitorCall } from '../visitorCallShapes.ts'

/** An administrator reads every call of the account; whose call group it is (user types 2 and 9), the calls of that group. Refusals: 403, 404. */
export const getVisitorCalls = defineEndpoint({
  area: 'callGroups',
  service: 'log',
  method: 'GET',
  path: '/VisitorCall/GetVisitorCalls',
  auth: 'session',
  assumed: true,
  summary: 'Visitors’ calls: who was rung when, who answered, and what was opened. Newest first.',
  request: v.object({
    /** The user's own account if omitted. */
    AccountID: v.optional(numberId),
    /** The calls of one call group; of all if omitted. */
    callgroupId: v.optional(numberId),
    /** Only calls that ring, or in which somebody talks. */
    IsRunning: v.optional(flag, false),
    count: v.optional(wholeNumber(1, 50), 12),
  }),
  response: v.looseObject({
    /** ISO instant of the answer, by the server's clock. */
    Now: v.string(),
    Calls: v.array(visitorCall),
  }),
})
