import * as v from 'valibot'
import { calendarBounds, findDateProblem, findInstantProblem, findInvisibleCharacter } from '@portal/domain'
import { named } from './shapeNames.ts'

/** The id of a record in an answer, as the contract writes it. */
export const identifier = v.union([v.number(), v.string()])

export const flag = v.boolean()

/** A whole number within bounds, both inclusive. */
export const wholeNumber = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

export const count = wholeNumber(0, 1_000_000_000)

/** Money in cents, at most ten million dollars, positive or negative. */
export const enteredCents = wholeNumber(-1_000_000_000, 1_000_000_000)

/** The page number of a list, from 1; a page past the end is empty. */
export const page = wholeNumber(1, 1_000_000)

/** The id of a record that the server created. */
export const recordId = wholeNumber(1, Number.MAX_SAFE_INTEGER)

/** The id of a record in a request: the number, or its digits as text, as `identifier` in an answer may have them. */
export const namedRecord = v.union([recordId, v.pipe(v.string(), v.regex(/^\d{1,15}$/), named('pattern'))])

/** The version of a record that was read; 0 before the first save. */
export const seenVersion = wholeNumber(0, Number.MAX_SAFE_INTEGER)

const years = `from ${calendarBounds.firstYear} to ${calendarBounds.lastYear}`

/** A date `YYYY-MM-DD` that exists, within `calendarBounds`. */
export const isoDate = v.pipe(
  v.string(),
  v.check((text) => findDateProblem(text) !== 'unreadable', 'Enter a day that exists, as YYYY-MM-DD.'),
  v.check((text) => findDateProblem(text) !== 'outOfBounds', `Enter a date ${years}.`),
  named('date'),
)

/** An instant in RFC 3339 form, with seconds and a complete offset, within `calendarBounds`; the domain's `readInstant` reads it. */
export const instant = v.pipe(
  v.string(),
  v.check((text) => findInstantProblem(text) !== 'unreadable', 'Enter an instant with a complete offset, such as 2026-11-22T17:00:00-06:00.'),
  v.check((text) => findInstantProblem(text) !== 'outOfBounds', `Enter an instant ${years}.`),
  named('instant'),
)

/** A time `HH:MM` of the property's day, up to 24:00. */
export const wallTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/), named('wallTime'))

const isVisible = (text: string) => findInvisibleCharacter(text) === null
/** The message for a text with control characters or marks of text direction. */
export const invisibleSentence = 'Remove the invisible characters: control characters and marks of text direction are not allowed here.'

/** An email address, or empty; for any other text the server's rule gives the reason. */
export const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.check(isVisible, invisibleSentence), named('email'))

/** A username as typed; the server ignores the case of letters and outer spaces. */
export const username = v.pipe(v.string(), v.maxLength(254), v.check(isVisible, invisibleSentence), named('username'))

/** A password. It may be longer than any valid one, so that the server's rule gives the reason. */
export const password = v.pipe(v.string(), v.maxLength(128), named('password'))

/** A phone number as typed, or empty; the server's rule counts its digits. */
export const phone = v.pipe(v.string(), v.trim(), v.maxLength(32), v.check((text) => /^[\d\p{Zs}+().-]*$/u.test(text), 'This is not a phone number.'), named('phone'))

/** A secret that the server issued earlier: compared by hash or passed on, never stored in clear text. */
export const secret = (longest: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest), named('secret'))

/** The token of a mailed link. */
export const linkToken = secret(512)

/** The name of a record or setting that the server issued, such as a door's id. */
export const givenName = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\x21-\x7e]+$/), named('name'))

/** The request of a call without payload: encrypted as `{}` for a POST, without query for a GET. */
export const noPayload = v.optional(v.object({}), {})

/** An answer that is a file. */
export const file = v.object({ blob: v.instance(Blob), fileName: v.string(), mediaType: v.string() })

/** A problem with one field of a request. */
const fieldFault = v.looseObject({
  /** The path of the field with dots, such as `Restriction.Windows.0.Days`; empty for the request itself. */
  field: v.string(),
  /** The broken rule: `required`, `unknown`, `type`, `oneOf`, `range`, `length`, `pattern` or `text`. */
  rule: v.string(),
  /** The expected value, such as `a whole number from 1 to 100`. */
  expected: v.string(),
})

export type FieldFault = v.InferOutput<typeof fieldFault>

/** The body of every refusal; the client turns it into a `ServiceError`. */
export const errorBody = v.looseObject({
  type: v.literal('error'),
  /** A stable code in capitals, such as `INVALID_CREDENTIALS`. */
  code: v.string(),
  /** A sentence for the user, without secrets. */
  message: v.string(),
  /** The id of the request in the server's log. */
  requestId: v.optional(v.string()),
  /** The name of the wrong field, if there is one. */
  field: v.optional(v.string()),
  /** Every wrong field at once. Ours, like `field`: other services may leave it out, or have a `fields` of their own. */
  fields: v.optional(v.fallback(v.optional(v.array(fieldFault)), undefined)),
})

export type ErrorBody = v.InferOutput<typeof errorBody>
