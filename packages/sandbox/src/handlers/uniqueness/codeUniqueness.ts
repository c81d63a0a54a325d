import { AccessCodeType } from '@portal/domain'
import { placeOf, readPlaces } from '../../access/places.ts'
import { plainCode, spaceOf } from '../../accessCodes/codeKinds.ts'
import { type CodeSpace, hashCode } from '../../accessCodes/codeVault.ts'
import { findTaken, type TakenCode } from '../../accessCodes/findTaken.ts'
import { takenMessage } from '../../accessCodes/saveCode.ts'
import { nextFreeDigits } from '../../people/nextFree.ts'
import { requireViewer, type Viewer } from '../../people/viewer.ts'
import type { Call, Handler } from '../Handler.ts'
import { free } from './answerUnique.ts'

type Compared = Parameters<typeof findTaken>[3]
const nothing: Compared = { code_hash: null, phone_code_hash: null, wiegand_format: null, facility_code: null, card_from: null, card_to: null }

/** Who has a code at any of the places that are asked about; null: nobody. */
type Look = (code: Compared) => Promise<TakenCode | null>

/** Once in the account: at every one of its locations. */
export const isAccessCodeUnique: Handler<'isAccessCodeUnique'> = async ({ AccountID, ExceptID, AccessCodeTypeID: type, Value }, call) => {
  const look = await lookAt(call, await requireViewer(call, 'users.view', AccountID), ExceptID)
  return answer(call, look, Value, spaceOf(type), plainCode(type, Value))
}

export const isAccessPhoneUnique: Handler<'isAccessPhoneUnique'> = async ({ AccountID, ExceptID, Value }, call) => {
  const look = await lookAt(call, await requireViewer(call, 'users.view', AccountID), ExceptID)
  return answer(call, look, Value, 'phone', plainCode(AccessCodeType.PhoneNumber, Value))
}

export const isAccessPhoneCodeUnique: Handler<'isAccessPhoneCodeUnique'> = async ({ AccountID, ExceptID, Value }, call) => {
  const look = await lookAt(call, await requireViewer(call, 'users.view', AccountID), ExceptID)
  return answer(call, look, Value, 'phoneCode', Value.trim())
}

export const isAccessCodeUniqueAtLocation: Handler<'isAccessCodeUniqueAtLocation'> = async (request, call) => {
  const { AccountID, ExceptID, PropertyLocationID, AccessCodeTypeID: type, Value, Card } = request
  const look = await lookAt(call, await requireViewer(call, 'users.view', AccountID), ExceptID, PropertyLocationID)
  return Card ? answerCard(look, Card) : answer(call, look, Value, spaceOf(type), plainCode(type, Value))
}

export const isWiegandCodeUnique: Handler<'isWiegandCodeUnique'> = async ({ AccountID, ExceptID, ...card }, call) => {
  return answerCard(await lookAt(call, await requireViewer(call, 'users.view', AccountID), ExceptID), card)
}

async function lookAt(call: Call, viewer: Viewer, exceptId: number | undefined, locationId?: number): Promise<Look> {
  const places = await readPlaces(call.store, viewer.accountId)
  const asked = locationId === undefined ? places : [placeOf(places, locationId)]
  const now = call.clock.now()
  return (code) => findTaken(call.store, { viewer, places, ownId: exceptId ?? null }, asked, code, now)
}

async function answer(call: Call, look: Look, Value: string, space: CodeSpace, plain: string) {
  if (plain === '') return free(Value)
  const lookFor = async (code: string) => {
    const hash = await hashCode(call.store, space, code)
    return look(space === 'phoneCode' ? { ...nothing, phone_code_hash: hash } : { ...nothing, code_hash: hash })
  }
  const holder = await lookFor(plain)
  if (!holder) return free(Value)
  const isSuggested = space === 'keypad' || space === 'phoneCode'
  const NextFree = isSuggested ? await nextFreeDigits(plain, async (digits) => (await lookFor(digits)) === null) : null
  return { ...takenAnswer(Value, holder), NextFree }
}

interface CardRequest {
  WiegandFormat: string
  FacilityCode: number | null
  CardNumber: number
}

async function answerCard(look: Look, { WiegandFormat, FacilityCode, CardNumber }: CardRequest) {
  const code = (number: number): Compared => {
    return { ...nothing, wiegand_format: WiegandFormat, facility_code: FacilityCode, card_from: number, card_to: number }
  }
  const Value = [FacilityCode, CardNumber].filter((part) => part !== null).join(' · ')
  const holder = await look(code(CardNumber))
  return holder ? takenAnswer(Value, holder) : free(Value)
}

function takenAnswer(Value: string, taken: TakenCode) {
  return { Value, IsUnique: false, message: takenMessage(taken), TakenBy: taken.by ?? '', NextFree: null }
}
