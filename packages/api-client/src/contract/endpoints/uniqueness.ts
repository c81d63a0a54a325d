import * as v from 'valibot'
import { codeType } from '../accessCodeShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { email, flag, wholeNumber } from '../shapes.ts'
import { line } from '../textFields.ts'

const text = line(254)

const scope = {
  /** One's own if omitted. */
  AccountID: v.optional(numberId),
  /** The record that is being changed: what it has itself is free to it. */
  ExceptID: v.optional(numberId),
}
const plainValue = v.object({ ...scope, Value: text })
const emailValue = v.object({ ...scope, Value: email })

const cardNumber = wholeNumber(0, Number.MAX_SAFE_INTEGER)

/** Two cards are the same only if format, facility code and number are. `FacilityCode` is null where the format has none. */
const card = {
  WiegandFormat: v.picklist(['H10301', 'H10306', 'H10304', 'H10302']),
  FacilityCode: v.nullable(cardNumber),
  CardNumber: cardNumber,
}

/** `Value` is the one that was asked about, so that an answer that comes late can be told. */
const answer = v.looseObject({
  Value: v.string(),
  IsUnique: flag,
  /** Why not, in a sentence; empty where it is. */
  message: v.string(),
  /** Who or what has it; empty where it is free, or where the one who asks may not see that record. */
  TakenBy: v.string(),
  /** The nearest that is free, where one can be made: codes, PINs, names. Null: none. */
  NextFree: v.nullable(v.string()),
})

/** The thirteen checks of specification §5. Each refuses 403 `FORBIDDEN` and, for another account, 404. */
function check<Request extends v.GenericSchema<unknown, Record<string, unknown>>>(path: string, what: string, request: Request) {
  return defineEndpoint({
    area: 'users',
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

export const isClientPhoneUnique = check('IsClientPhoneUnique', 'a user’s phone number', plainValue)
export const isClientEmailUnique = check('IsClientEmailUnique', 'a user’s e-mail address', emailValue)
/** User names are once in the whole product. */
export const isClientUsernameUnique = check('IsClientUsernameUnique', 'a user name to sign in with', emailValue)
/** Once in the account. `ExceptID` is a code's. */
export const isAccessCodeUnique = check('IsAccessCodeUnique', 'a code in the account', v.object({ ...scope, AccessCodeTypeID: codeType, Value: text }))
export const isAccessPhoneUnique = check('IsAccessPhoneUnique', 'a phone number that opens', plainValue)
export const isAccessPhoneCodeUnique = check('IsAccessPhoneCodeUnique', 'the code of a phone', plainValue)
/** At one location; of a card `Value` is empty and `Card` says it. */
export const isAccessCodeUniqueAtLocation = check('IsAccessCodeUniqueAtLocation', 'a code or card at one location', v.object({
  ...scope, PropertyLocationID: numberId, AccessCodeTypeID: codeType, Value: v.optional(text, ''), Card: v.optional(v.nullable(v.object(card)), null),
}))
export const isWiegandCodeUnique = check('IsWiegandCodeUnique', 'a Wiegand card in the account', v.object({ ...scope, ...card }))
export const isGroupNameUnique = check('IsGroupNameUnique', 'the name of a user group', plainValue)
export const isGroupCodeUnique = check('IsGroupCodeUnique', 'the code of a user group', plainValue)
export const isPresetTemplateNameUnique = check('IsPresetTemplateNameUnique', 'the name of a preset template', plainValue)
/** Once in the account; `NextFree` has as many digits and is drawn at random. */
export const isDirectoryPinUnique = check('IsDirectoryPinUnique', 'a directory PIN', plainValue)
export const isCallGroupNameUnique = check('IsCallGroupNameUnique', 'the name of a call group', plainValue)
