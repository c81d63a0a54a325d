import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { callLine, changeLine, eventLine, logFilter, logPlace } from '../logShapes.ts'
import { wholeNumber } from '../shapes.ts'

/** Users with the right to read the log; what they may not know is left out, names that they may not read are null. Refusals: 400, 403, 404. */
export const getLog = defineEndpoint({
  area: 'operations',
  service: 'log',
  method: 'POST',
  readOnly: true,
  path: '/Log/GetLog',
  auth: 'session',
  assumed: true,
  summary: 'Gate events, visitors’ calls and changes of records in one list, newest first.',
  request: v.object({
    ...logFilter,
    /** Only lines older than this place: the next page. */
    Before: v.optional(logPlace),
    /** Only lines newer than this place: what has come since. */
    After: v.optional(logPlace),
    count: v.optional(wholeNumber(1, 100), 50),
  }),
  response: v.looseObject({
    /** ISO instant of the answer, by the server's clock. */
    Now: v.string(),
    TimeZone: v.string(),
    PropertyName: v.string(),
    Lines: v.array(v.variant('Kind', [eventLine, callLine, changeLine])),
    /** The place from which to read on; null at the end. */
    Next: v.nullable(v.string()),
  }),
})
