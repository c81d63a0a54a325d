import { AccessCodeType, limits } from '@portal/domain'
import { placeOf, readPlaces } from '../access/places.ts'
import { findTemplate } from '../access/groupRules.ts'
import { otherSpellings, plainCode, spaceOf } from '../accessCodes/codeKinds.ts'
import { type Compared, findTaken, type TakenCode } from '../accessCodes/findTaken.ts'
import { takenMessage } from '../accessCodes/saveCode.ts'
import { findVisibleCode } from '../accessCodes/standingOfCode.ts'
import { suggestDigits } from '../accessCodes/suggestDigits.ts'
import type { SignedInCall } from '../Call.ts'
import { findCallGroup } from '../calls/callGroups.ts'
import { findUser } from '../people/findUser.ts'
import { findGroup } from '../people/groups.ts'
import { callGroupNameHolder, directoryPinHolder, emailHolder, type FindHolder, groupCodeHolder, groupNameHolder, type Holder, phoneHolder, presetTemplateNameHolder, usernameHolder } from '../people/taken.ts'
import type { Viewer } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { CodeSpace } from '../secrets/codeVault.ts'
import type { Store } from '../store/openStore.ts'
import type { Answer, Handler } from './Handler.ts'
import type { Sentence } from '../words/sentence.ts'

type Said = Answer<'isGroupNameUnique'>

type Question = { AccountID?: number | undefined; ExceptID?: number | undefined; ExceptCallGroupID?: number | undefined; Value: string }

type IsFree = (candidate: string) => Promise<boolean>

type Suggest = (value: string, isFree: IsFree, call: SignedInCall) => Promise<string | null>

/** Reads a record by its id. Refuses an id that the viewer may not see with 404. */
type FindRecord = (store: Store, viewer: Viewer, id: number, field: string) => Promise<Holder>

interface Check {
  /** The message for a taken value. */
  message: Sentence
  find: FindHolder
  /** Reads the record that has the value, and the record that is allowed to have it (`ExceptID`). */
  record: FindRecord
  suggest?: Suggest
}

/** Answers one uniqueness check of specification §5 in the account of the signed-in user. Refuses an `ExceptID` that the user may not see with 404. */
function answerUnique({ message, find, record, suggest }: Check) {
  return async ({ ExceptID, ExceptCallGroupID, Value }: Question, call: SignedInCall): Promise<Said> => {
    const { viewer } = call
    if (ExceptID !== undefined) await record(call.store, viewer, ExceptID, 'ExceptID')
    if (ExceptCallGroupID !== undefined) await findCallGroup(call.store, viewer.accountId, ExceptCallGroupID, 'ExceptCallGroupID')
    const scope = { accountId: viewer.accountId, exceptId: ExceptID, exceptCallGroupId: ExceptCallGroupID }
    const holder = await find(call.store, scope, Value)
    if (!holder) return free(Value)
    const isFree = async (candidate: string) => (await find(call.store, scope, candidate)) === null
    const NextFree = suggest ? await suggest(Value, isFree, call) : null
    return { Value, IsUnique: false, message, TakenBy: await nameFor(call.store, viewer, record, holder), NextFree }
  }
}

/**
 * Suggests free random digits of the same length, because the next number could be guessed. Null if the value has other characters than
 * digits, or if no free digits were found.
 */
async function freeDigitsLike(value: string, isFree: IsFree, { randomBelow }: SignedInCall): Promise<string | null> {
  if (!/^\d{1,9}$/.test(value)) return null
  return suggestDigits(value.length, randomBelow, async (candidates) => {
    for (const candidate of candidates) if (await isFree(candidate)) return [candidate]
    return []
  })
}

function free(Value: string): Said {
  return { Value, IsUnique: true, message: '', TakenBy: '', NextFree: null }
}

/** The name of the record that has the value; empty if the viewer may not see the record. */
async function nameFor(store: Store, viewer: Viewer, record: FindRecord, { id, name, isCallGroup }: Holder): Promise<string> {
  if (isCallGroup) return name
  try {
    return (await record(store, viewer, id, 'Value')).name
  } catch (error) {
    if (error instanceof Refusal) return ''
    throw error
  }
}

const findTemplateOf: FindRecord = (store, { accountId }, id) => findTemplate(store, accountId, id)
const findCallGroupOf: FindRecord = (store, { accountId }, id, field) => findCallGroup(store, accountId, id, field)

export const isClientPhoneUnique: Handler<'isClientPhoneUnique'> = answerUnique({ message: 'Another user has this phone number.', find: phoneHolder, record: findUser })

export const isClientEmailUnique: Handler<'isClientEmailUnique'> = answerUnique({ message: 'Another user has this email address.', find: emailHolder, record: findUser })

export const isClientUsernameUnique: Handler<'isClientUsernameUnique'> = answerUnique({ message: 'Username already exists', find: usernameHolder, record: findUser })

export const isGroupNameUnique: Handler<'isGroupNameUnique'> = answerUnique({
  message: 'Another group has this name.', find: groupNameHolder, record: findGroup, suggest: (value, isFree) => nextFreeName(value, 60, isFree),
})

export const isGroupCodeUnique: Handler<'isGroupCodeUnique'> = answerUnique({
  message: 'Another group has this code.', find: groupCodeHolder, record: findGroup, suggest: (value, isFree) => nextFreeName(value, 10, isFree),
})

export const isPresetTemplateNameUnique: Handler<'isPresetTemplateNameUnique'> = answerUnique({
  message: 'Another template has this name.', find: presetTemplateNameHolder, record: findTemplateOf, suggest: (value, isFree) => nextFreeName(value, 80, isFree),
})

export const isDirectoryPinUnique: Handler<'isDirectoryPinUnique'> = answerUnique({
  message: 'Another user or a call group already uses this directory PIN.', find: directoryPinHolder, record: findUser, suggest: freeDigitsLike,
})

export const isCallGroupNameUnique: Handler<'isCallGroupNameUnique'> = answerUnique({
  message: 'Another call group has this name.',
  find: callGroupNameHolder,
  record: findCallGroupOf,
  suggest: (value, isFree) => nextFreeName(value, limits.callGroupName.maxLength, isFree),
})

const noCode: Compared = { code_hash: null, phone_code_hash: null, wiegand_format: null, facility_code: null, card_from: null, card_to: null }

/** Finds who has a code at the places of the request; null if nobody has it. */
type Look = (code: Compared) => Promise<TakenCode | null>

/** Makes the handler that tells whether a code is free. A code is unique in the account, wherever it opens. */
function codeUnique<Request extends { ExceptID?: number | undefined; Value: string }>(codeOf: (request: Request) => [space: CodeSpace, plain: string]) {
  return async (request: Request, call: SignedInCall): Promise<Said> => answerCode(call, await lookAt(call, request.ExceptID), request.Value, ...codeOf(request))
}

export const isAccessCodeUnique: Handler<'isAccessCodeUnique'> = codeUnique(({ AccessCodeTypeID: type, Value }) => [spaceOf(type), plainCode(type, Value)])

export const isAccessPhoneUnique: Handler<'isAccessPhoneUnique'> = codeUnique(({ Value }) => ['phone', plainCode(AccessCodeType.PhoneNumber, Value)])

export const isAccessPhoneCodeUnique: Handler<'isAccessPhoneCodeUnique'> = codeUnique(({ Value }) => ['phoneCode', Value.trim()])

export const isAccessCodeUniqueAtLocation: Handler<'isAccessCodeUniqueAtLocation'> = async (request, call) => {
  const { ExceptID, PropertyLocationID, AccessCodeTypeID: type, Value, Card } = request
  const look = await lookAt(call, ExceptID, PropertyLocationID)
  return Card ? answerCard(look, Card) : answerCode(call, look, Value, spaceOf(type), plainCode(type, Value))
}

export const isWiegandCodeUnique: Handler<'isWiegandCodeUnique'> = async ({ ExceptID, ...card }, call) => {
  return answerCard(await lookAt(call, ExceptID), card)
}

async function lookAt({ now, store, viewer }: SignedInCall, exceptId: number | undefined, locationId?: number): Promise<Look> {
  if (exceptId !== undefined) await findVisibleCode(store, viewer, exceptId, 'ExceptID')
  const places = await readPlaces(store, viewer.accountId)
  const asked = locationId === undefined ? 'account' : [placeOf(places, locationId)]
  return (code) => findTaken(store, { viewer, places, ownId: exceptId ?? null }, asked, code, now)
}

async function answerCode(call: SignedInCall, look: Look, Value: string, space: CodeSpace, plain: string) {
  if (plain === '') return free(Value)
  const lookFor = async (code: string) => {
    const hash = await call.vault.hash(space, code)
    return look(space === 'phoneCode' ? { ...noCode, phone_code_hash: hash } : { ...noCode, code_hash: hash, otherSpellings: await otherSpellings(call.vault, space, code) })
  }
  const holder = await lookFor(plain)
  if (!holder) return free(Value)
  const isSuggested = space === 'keypad' || space === 'phoneCode'
  const NextFree = isSuggested ? await freeDigitsLike(plain, async (digits) => (await lookFor(digits)) === null, call) : null
  return { ...takenAnswer(Value, holder), NextFree }
}

async function answerCard(look: Look, { WiegandFormat, FacilityCode, CardNumber }: Omit<Parameters<Handler<'isWiegandCodeUnique'>>[0], 'ExceptID'>) {
  const code = (number: number): Compared => {
    return { ...noCode, wiegand_format: WiegandFormat, facility_code: FacilityCode, card_from: number, card_to: number }
  }
  const Value = [FacilityCode, CardNumber].filter((part) => part !== null).join(' · ')
  const holder = await look(code(CardNumber))
  return holder ? takenAnswer(Value, holder) : free(Value)
}

function takenAnswer(Value: string, taken: TakenCode): Said {
  return { Value, IsUnique: false, message: takenMessage(taken), TakenBy: taken.by ?? '', NextFree: null }
}

/** The value with the lowest appended number that makes it free, within `maxLength`; null if no number does. */
async function nextFreeName(value: string, maxLength: number, isFree: (name: string) => Promise<boolean>): Promise<string | null> {
  const base = value.trim().replace(/ \d+$/, '')
  for (let number = 2; number < 100; number += 1) {
    const name = `${base.slice(0, maxLength - ` ${number}`.length)} ${number}`
    if (await isFree(name)) return name
  }
  return null
}
