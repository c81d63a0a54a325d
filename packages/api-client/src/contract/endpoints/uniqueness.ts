import * as v from 'valibot'
import { codeType } from '../accessCodeShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { email, flag, wholeNumber } from '../shapes.ts'
import { line } from '../textFields.ts'

const text = line(254)

const scope = {
  /** The user's own account if omitted. */
  AccountID: v.optional(numberId),
  /** The record that is being changed: its own value counts as free. */
  ExceptID: v.optional(numberId),
}
const plainValue = v.object({ ...scope, Value: text })
const emailValue = v.object({ ...scope, Value: email })

const cardNumber = wholeNumber(0, Number.MAX_SAFE_INTEGER)

/** Two cards are the same only if format, facility code and number all match. `FacilityCode` is null where the format has none. */
const card = {
  WiegandFormat: v.picklist(['H10301', 'H10306', 'H10304', 'H10302']),
  FacilityCode: v.nullable(cardNumber),
  CardNumber: cardNumber,
}

/** `Value` is the value that was checked, so that a late answer can be recognized. */
const answer = v.looseObject({
  Value: v.string(),
  IsUnique: flag,
  /** Why the value cannot be used, in a sentence; empty if it can. */
  message: v.string(),
  /** Who or what has the value; empty if it is free, or if the signed-in user may not see that record. */
  TakenBy: v.string(),
  /** The nearest free value, where one can be made: for codes, PINs and names. Null: none. */
  NextFree: v.nullable(v.string()),
})

/** The thirteen checks of specification §5. Each refuses with 403 `FORBIDDEN` and, for another account, 404. */
function check<const As extends string, Request extends v.GenericSchema<unknown, Record<string, unknown>>>(as: As, path: string, what: string, request: Request) {
  return defineEndpoint({
    area: 'uniqueness',
    as,
    service: 'account',
    method: 'POST',
    path: `/api/Uniqueness/${path}`,
    auth: 'session',
    assumed: true,
    readOnly: true,
    summary: `Whether ${what} is free.`,
    request,
    response: answer,
  })
}

export const isClientPhoneUnique = check('phone', 'IsClientPhoneUnique', 'a user’s phone number', plainValue)
export const isClientEmailUnique = check('email', 'IsClientEmailUnique', 'a user’s email address', emailValue)
/** User names are unique in the whole product. */
export const isClientUsernameUnique = check('username', 'IsClientUsernameUnique', 'a user name to sign in with', emailValue)
/** Unique in the account. `ExceptID` is a code's id. */
export const isAccessCodeUnique = check('code', 'IsAccessCodeUnique', 'a code in the account', v.object({ ...scope, AccessCodeTypeID: codeType, Value: text }))
export const isAccessPhoneUnique = check('accessPhone', 'IsAccessPhoneUnique', 'a phone number that opens', plainValue)
export const isAccessPhoneCodeUnique = check('phoneCode', 'IsAccessPhoneCodeUnique', 'the code of a phone', plainValue)
/** Unique at one location; for a card `Value` is empty and `Card` has the numbers. */
export const isAccessCodeUniqueAtLocation = check('codeAtLocation', 'IsAccessCodeUniqueAtLocation', 'a code or card at one location', v.object({
  ...scope, PropertyLocationID: numberId, AccessCodeTypeID: codeType, Value: v.optional(text, ''), Card: v.optional(v.nullable(v.object(card)), null),
}))
export const isWiegandCodeUnique = check('card', 'IsWiegandCodeUnique', 'a Wiegand card in the account', v.object({ ...scope, ...card }))
export const isGroupNameUnique = check('groupName', 'IsGroupNameUnique', 'the name of a user group', plainValue)
export const isGroupCodeUnique = check('groupCode', 'IsGroupCodeUnique', 'the code of a user group', plainValue)
export const isPresetTemplateNameUnique = check('templateName', 'IsPresetTemplateNameUnique', 'the name of a preset template', plainValue)
/** Unique in the account, among users and call groups; `NextFree` has as many digits and is drawn at random. */
export const isDirectoryPinUnique = check('directoryPin', 'IsDirectoryPinUnique', 'a directory PIN', v.object({ ...plainValue.entries, ExceptCallGroupID: v.optional(numberId) }))
export const isCallGroupNameUnique = check('callGroupName', 'IsCallGroupNameUnique', 'the name of a call group', plainValue)
