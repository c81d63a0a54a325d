import * as v from 'valibot'
import { codeType } from '../accessCodeShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { email, flag, wholeNumber } from '../shapes.ts'
import { line } from '../textFields.ts'

const text = line(254)

const scope = {
  /** The id of the account; the user's own if omitted. */
  AccountID: v.optional(numberId),
  /** The id of the record that is being changed; its own value counts as free. */
  ExceptID: v.optional(numberId),
}
const plainValue = v.object({ ...scope, Value: text })
const emailValue = v.object({ ...scope, Value: email })

const cardNumber = wholeNumber(0, Number.MAX_SAFE_INTEGER)

/** The numbers of a card. Two cards are the same only if format, facility code and number all match. `FacilityCode` is null if the format has none. */
const card = {
  WiegandFormat: v.picklist(['H10301', 'H10306', 'H10304', 'H10302']),
  FacilityCode: v.nullable(cardNumber),
  CardNumber: cardNumber,
}

/** The answer of a check. `Value` is the checked value, so that a late answer can be recognized. */
const answer = v.looseObject({
  Value: v.string(),
  IsUnique: flag,
  /** Why the value cannot be used, in a sentence; empty if it can. */
  message: v.string(),
  /** The name of the record that has the value; empty if it is free, or if the signed-in user may not see that record. */
  TakenBy: v.string(),
  /** A similar free value for codes, PINs and names; null if there is none. */
  NextFree: v.nullable(v.string()),
})

/** The thirteen uniqueness checks of specification §5. Each refuses with 403 `FORBIDDEN` and, for another account, 404. */
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
/** Whether a username is free. Usernames are unique in the whole product. */
export const isClientUsernameUnique = check('username', 'IsClientUsernameUnique', 'a user name to sign in with', emailValue)
/** Whether a code is free in the account. `ExceptID` is a code's id. */
export const isAccessCodeUnique = check('code', 'IsAccessCodeUnique', 'a code in the account', v.object({ ...scope, AccessCodeTypeID: codeType, Value: text }))
export const isAccessPhoneUnique = check('accessPhone', 'IsAccessPhoneUnique', 'a phone number that opens', plainValue)
export const isAccessPhoneCodeUnique = check('phoneCode', 'IsAccessPhoneCodeUnique', 'the code of a phone', plainValue)
/** Whether a code is free at one location; for a card `Value` is empty and `Card` has the numbers. */
export const isAccessCodeUniqueAtLocation = check('codeAtLocation', 'IsAccessCodeUniqueAtLocation', 'a code or card at one location', v.object({
  ...scope, PropertyLocationID: numberId, AccessCodeTypeID: codeType, Value: v.optional(text, ''), Card: v.optional(v.nullable(v.object(card)), null),
}))
export const isWiegandCodeUnique = check('card', 'IsWiegandCodeUnique', 'a Wiegand card in the account', v.object({ ...scope, ...card }))
export const isGroupNameUnique = check('groupName', 'IsGroupNameUnique', 'the name of a user group', plainValue)
export const isGroupCodeUnique = check('groupCode', 'IsGroupCodeUnique', 'the code of a user group', plainValue)
export const isPresetTemplateNameUnique = check('templateName', 'IsPresetTemplateNameUnique', 'the name of a preset template', plainValue)
/** Whether a directory PIN is free among the account's users and call groups. `NextFree` has as many digits and is random. */
export const isDirectoryPinUnique = check('directoryPin', 'IsDirectoryPinUnique', 'a directory PIN', v.object({ ...plainValue.entries, ExceptCallGroupID: v.optional(numberId) }))
export const isCallGroupNameUnique = check('callGroupName', 'IsCallGroupNameUnique', 'the name of a call group', plainValue)
