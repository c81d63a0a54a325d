import * as v from 'valibot'

/** A record's id, as the wire says it. */
export const identifier = v.union([v.number(), v.string()])

export const flag = v.boolean()

export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** `YYYY-MM-DD`, of a day that there is. */
export const isoDate = v.pipe(v.string(), v.isoDate(), v.check(isDay, 'There is no such day.'))

/** `HH:MM` of the property's day, up to 24:00. */
export const wallTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))

/** As it is typed; the server forgives case and outer spaces. */
export const username = v.pipe(v.string(), v.maxLength(254))

/** Longer than any valid one, so that the server's rule gives the reason. */
export const password = v.pipe(v.string(), v.maxLength(128))

/** The secret of a mailed link. */
export const linkToken = v.pipe(v.string(), v.nonEmpty(), v.maxLength(512))

/** A call without payload: sealed as `{}` on POST, no query on GET. */
export const noPayload = v.optional(v.object({}), {})

/** An answer that is a file. */
export const file = v.object({ blob: v.instance(Blob), fileName: v.string(), mediaType: v.string() })

/** The body of every refusal; the client turns it into `ServiceError`. */
export const errorBody = v.looseObject({
  type: v.literal('error'),
  /** A stable code in capitals, such as `INVALID_CREDENTIALS`. */
  code: v.string(),
  /** A sentence for a person, without secrets. */
  message: v.string(),
  /** Finds the request in the server's log. */
  requestId: v.optional(v.string()),
  /** Which field is wrong, where one is. */
  field: v.optional(v.string()),
})

export type ErrorBody = v.InferOutput<typeof errorBody>

/** The pattern lets February 31 pass, and `Date` reads it as a day of March. */
function isDay(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
