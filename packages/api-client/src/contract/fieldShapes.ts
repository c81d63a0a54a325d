import * as v from 'valibot'
import { email, givenName, instant, isoDate, phone, username, wallTime } from './shapes.ts'
import { filledLine, line, note } from './textFields.ts'

type Text = v.GenericSchema<string>

/** The kinds of text of a record that is both sent and answered. */
export interface FieldShapes {
  line: (longest: number) => Text
  filledLine: (longest: number) => Text
  note: (longest: number) => Text
  email: Text
  username: Text
  phone: Text
  givenName: Text
  isoDate: Text
  wallTime: Text
  instant: Text
}

/** The kinds of text in a request: each field is checked by its rule. */
export const entered: FieldShapes = { line, filledLine, note, email, username, phone, givenName, isoDate, wallTime, instant }

const kept = v.string()

/** The kinds of text in an answer. They accept each stored field, because a newer rule must not hide an older record. */
export const answered: FieldShapes = {
  line: () => kept, filledLine: () => kept, note: () => kept, email: kept, username: kept, phone: kept, givenName: kept, isoDate: kept, wallTime: kept, instant: kept,
}
