import { AccessCodeType, FacilityCodeMode } from './accessCodes.ts'
import { wiegandLayouts, type WiegandFormat } from './wiegand.ts'
import { checkWiegandCredential, type WiegandProblem } from './wiegandCredential.ts'

/** How users enter a code of a type: as digits, as a phone number, as a card's numbers, or not at all. */
export type AccessCodeEntry = 'digits' | 'phone' | 'card' | 'issued'

export interface AccessCodeRule {
  entry: AccessCodeEntry
  /** The smallest number of digits; null for a type without digits. */
  minDigits: number | null
  maxDigits: number | null
}

const digits = (minDigits: number, maxDigits: number): AccessCodeRule => ({ entry: 'digits', minDigits, maxDigits })
const card: AccessCodeRule = { entry: 'card', minDigits: null, maxDigits: null }
const issued: AccessCodeRule = { entry: 'issued', minDigits: null, maxDigits: null }

/** The allowed values of each type (spec §3). The specification doesn't give the numbers of digits; these are assumed. */
export const accessCodeRules: Readonly<Record<AccessCodeType, AccessCodeRule>> = {
  [AccessCodeType.GateCode]: digits(4, 5),
  [AccessCodeType.RFIDTag]: card,
  [AccessCodeType.AccessCard]: card,
  [AccessCodeType.ClickerRemote]: card,
  [AccessCodeType.PhoneNumber]: { entry: 'phone', minDigits: 7, maxDigits: 15 },
  [AccessCodeType.RFIDCardClicker]: card,
  [AccessCodeType.EncryptedCredential]: issued,
  [AccessCodeType.BluetoothAccess]: issued,
  [AccessCodeType.QR]: issued,
  [AccessCodeType.ProxCard]: card,
  [AccessCodeType.CGKeypad]: digits(4, 8),
}

export type AccessCodeProblem = 'empty' | 'notDigits' | 'tooShort' | 'tooLong'

/** The reasons why a text can't be a code of a type; empty if it can. Cards are checked by `checkCardNumbers`. */
export function checkAccessCode(type: AccessCodeType, value: string): AccessCodeProblem[] {
  const { entry, minDigits, maxDigits } = accessCodeRules[type]
  const text = value.trim()
  if (text === '') return ['empty']
  if (minDigits === null || maxDigits === null) return []
  const number = entry === 'phone' ? text.replaceAll(/[\s().-]/g, '').replace(/^\+/, '') : text
  if (!/^[0-9]+$/.test(number)) return ['notDigits']
  if (number.length < minDigits) return ['tooShort']
  return number.length > maxDigits ? ['tooLong'] : []
}

export interface CardNumbers {
  format: WiegandFormat
  mode: FacilityCodeMode
  facilityCode?: number | null
  /** The number of the card in mode FacilityCode. */
  cardNumber?: number | null
  /** The first card number of a range in the modes Range and Both. Both ends are included. */
  rangeFrom?: number | null
  rangeTo?: number | null
}

export type CardNumbersField = 'facilityCode' | 'cardNumber' | 'rangeFrom' | 'rangeTo'

export interface CardNumbersProblem {
  field: CardNumbersField
  code: WiegandProblem | 'missing' | 'startAfterEnd'
}

/**
 * The reasons why a card or a range of cards can't be assigned to users. The modes (spec §3 facility code modes): 1 is one card under its
 * facility code, 2 a range under any facility code, 3 a range under one facility code.
 */
export function checkCardNumbers(numbersOfCard: CardNumbers): CardNumbersProblem[] {
  const { format, mode, facilityCode = null, cardNumber = null, rangeFrom = null, rangeTo = null } = numbersOfCard
  const isUnderAny = mode === FacilityCodeMode.Range
  if (isUnderAny && facilityCode !== null) return [{ field: 'facilityCode', code: 'facilityCodeNotUsed' }]
  // A range under any facility code has no facility code to check, so one that fits the format is used.
  const facility = isUnderAny && wiegandLayouts[format].facility !== null ? 1 : facilityCode
  const numbers: [CardNumbersField, number | null][] =
    mode === FacilityCodeMode.FacilityCode ? [['cardNumber', cardNumber]] : [['rangeFrom', rangeFrom], ['rangeTo', rangeTo]]
  const problems = numbers.flatMap(([field, number]): CardNumbersProblem[] => {
    if (number === null) return [{ field, code: 'missing' }]
    return checkWiegandCredential(format, { facilityCode: facility, cardNumber: number })
      .filter((code) => code.startsWith('cardNumber'))
      .map((code) => ({ field, code }))
  })
  const ofFacility = checkWiegandCredential(format, { facilityCode: facility, cardNumber: 1 })
    .map((code): CardNumbersProblem => ({ field: 'facilityCode', code }))
  const isBackwards = mode !== FacilityCodeMode.FacilityCode && rangeFrom !== null && rangeTo !== null && rangeFrom > rangeTo
  return [...ofFacility, ...problems, ...(isBackwards ? [{ field: 'rangeTo', code: 'startAfterEnd' } as const] : [])]
}
