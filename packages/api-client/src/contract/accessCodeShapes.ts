import * as v from 'valibot'
import { newOrPresentId, recordId, restrictionAnswer, restrictionRecord, version } from './accessShapes.ts'
import { answered, entered, type FieldShapes } from './fieldShapes.ts'
import { flag, wholeNumber } from './shapes.ts'
import { searchText } from './textFields.ts'

/** A code's type, a value of the domain's `AccessCodeType`. */
export const codeType = v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12])

/** The filters of the list of codes. All fields are optional. */
export const codeFilter = {
  UserID: v.optional(recordId),
  PropertyLocationID: v.optional(recordId),
  AccessCodeTypeID: v.optional(codeType),
  /** Only active codes that end within this number of days, themselves or with their user; the earliest end first. */
  EndsWithinDays: v.optional(wholeNumber(1, 366)),
  searchText: searchText(80),
}

export const wiegandFormat = v.picklist(['H10301', 'H10306', 'H10304', 'H10302'])
const facilityCodeMode = v.picklist([1, 2, 3])
const outputMode = v.picklist([1, 2, 3])
const number = wholeNumber(0, Number.MAX_SAFE_INTEGER)

/** The fields of a code. A card has a format and numbers; every other type has a `Code`. */
const accessCodeFieldsOf = <Restriction extends typeof restrictionRecord | typeof restrictionAnswer>({ line, givenName, instant }: FieldShapes, restriction: Restriction) => ({
  AccessCodeTypeID: codeType,
  Label: line(80),
  /** The digits of a gate or keypad code, a phone number, or the text of a key; empty for cards. */
  Code: line(128),
  /** The digits that a resident presses on the phone; empty for every other type. */
  PhoneCode: v.optional(line(8), ''),
  WiegandFormat: v.optional(v.nullable(wiegandFormat), null),
  /** How a card is compared: 1 by facility code and number, 2 a range of numbers under any facility code, 3 both (specification §3). */
  FacilityCodeMode: v.optional(v.nullable(facilityCodeMode), null),
  FacilityCode: v.optional(v.nullable(number), null),
  CardNumber: v.optional(v.nullable(number), null),
  CardRangeFrom: v.optional(v.nullable(number), null),
  CardRangeTo: v.optional(v.nullable(number), null),
  /** What the code does to a door: 1 opens it momentarily, 2 holds it open until the code is presented again, 3 does either. */
  DoorOutputMode: v.optional(outputMode, 1),
  /** The start of the code's validity as an ISO instant; null without a limit. The next field is the end. */
  ValidFrom: v.optional(v.nullable(instant), null),
  ValidUntil: v.optional(v.nullable(instant), null),
  IsActive: v.optional(flag, true),
  /** A restriction that narrows the user's own further; null without one. */
  Restriction: v.optional(v.nullable(restriction), null),
  PropertyLocations: v.pipe(v.array(v.object({
    PropertyLocationID: recordId,
    IsActive: flag,
    /** The ids of the doors that the code opens; null for every door of the location. */
    Ports: v.optional(v.nullable(v.pipe(v.array(givenName), v.maxLength(500))), null),
  })), v.maxLength(500)),
})

/** The unique value of a code: the text, or the numbers of one card. */
export const codeNumbers = v.object({ Code: v.optional(entered.line(128), ''), FacilityCode: v.optional(v.nullable(number), null), CardNumber: v.optional(v.nullable(number), null) })

export const accessCodeFields = accessCodeFieldsOf(entered, restrictionRecord)
export const answeredCodeFields = accessCodeFieldsOf(answered, restrictionAnswer)

/** One code to save; the wizard of a new user sends a list of them. */
export const accessCodeInput = v.object({ ID: newOrPresentId, ...accessCodeFields, Version: version })
