import * as v from 'valibot'

/**
 * Every kind of text that a request may have. The value says why a kind is exempt from the text filter of specification §5; null if it
 * passes the filter. A request has no other texts (requestShapes.test.ts), so a new field cannot miss the filter.
 */
export const textShapes = {
  line: null,
  note: null,
  searchText: null,
  email: 'The specification excepts email fields; `isEmailAddress` is stricter.',
  username: 'An email address, as it is typed to sign in.',
  password: 'The specification has a rule of its own for passwords (`checkPassword`).',
  secret: 'A secret of ours or of a payment provider: compared by its hash or handed on, never shown.',
  name: 'The name of a record or setting that the server gave out: visible ASCII, looked up and otherwise refused.',
  phone: 'Digits, spaces and + ( ) . - only.',
  pattern: 'A pattern of digits and capital letters that holds nothing the filter could find.',
  color: 'Six hexadecimal digits behind a #.',
  picture: 'A PNG or JPEG in base64, whose head is read.',
  date: 'Read as a date within `calendarBounds`.',
  wallTime: 'Read as HH:MM.',
  instant: 'Read as an instant within `calendarBounds`.',
} as const

export type TextShapeName = keyof typeof textShapes

/** Names the kind of a text in its schema. */
export const named = (shape: TextShapeName) => v.metadata<string, { shape: TextShapeName }>({ shape })
