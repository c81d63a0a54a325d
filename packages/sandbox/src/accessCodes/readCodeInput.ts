import { AccessCodeType, checkWiegandCredential, FacilityCodeMode, toRestriction, type WiegandFormat, wiegandLayouts } from '@portal/domain'
import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { writeRestriction } from '../access/storedRestriction.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { AccessCodesTable } from '../store/accessSchema.ts'
import { isCardType, plainCode, spaceOf } from './codeKinds.ts'
import { hashCode, sealCode } from './codeVault.ts'

export type CodeInput = Omit<RequestOf<typeof endpoints.saveUpdateAccessCodeUnique>, 'userID'>

/** The columns that follow from what was entered. */
export type CodeColumns = Pick<
  AccessCodesTable,
  'type' | 'label' | 'sealed_code' | 'code_hash' | 'sealed_phone_code' | 'phone_code_hash' | 'wiegand_format' | 'facility_code_mode' |
  'facility_code' | 'card_number' | 'card_from' | 'card_to' | 'output_mode' | 'valid_from' | 'valid_until' | 'is_active' | 'restriction'
>

const invalid = (field: string, message: string) => new Refusal(400, 'VALIDATION', message, { field })

/** What each type may hold; the others hold any text. */
const shapes: Partial<Record<AccessCodeType, { pattern: RegExp; message: string }>> = {
  [AccessCodeType.GateCode]: { pattern: /^\d{4,5}$/, message: 'A gate code has 4 or 5 digits.' },
  [AccessCodeType.CGKeypad]: { pattern: /^\d{4,8}$/, message: 'A keypad code has 4 to 8 digits.' },
  [AccessCodeType.PhoneNumber]: { pattern: /^\+?\d{7,15}$/, message: 'A phone number has 7 to 15 digits.' },
}

/** Checks a code and makes it ready to be kept. Refuses with 400 `VALIDATION` and the field that is wrong. */
export async function readCodeInput(store: Store, input: CodeInput): Promise<CodeColumns> {
  const { AccessCodeTypeID: type, PhoneCode } = input
  const isCard = isCardType(type) && input.WiegandFormat !== null
  const code = isCard ? '' : plainCode(type, input.Code)
  if (!isCard) checkText(type, code)
  if (PhoneCode !== '' && (type !== AccessCodeType.PhoneNumber || !/^\d{1,8}$/.test(PhoneCode))) {
    throw invalid('PhoneCode', 'A phone code has up to 8 digits and belongs to a phone number.')
  }
  const [from, until] = [instantOf(input.ValidFrom), instantOf(input.ValidUntil)]
  if (from !== null && until !== null && until <= from) throw invalid('ValidUntil', 'The end is not after the start.')
  return {
    type,
    label: input.Label.trim(),
    sealed_code: await sealCode(store, code),
    code_hash: isCard ? null : await hashCode(store, spaceOf(type), code),
    sealed_phone_code: await sealCode(store, PhoneCode),
    phone_code_hash: PhoneCode === '' ? null : await hashCode(store, 'phoneCode', PhoneCode),
    ...(isCard ? readCard(input) : noCard),
    output_mode: input.DoorOutputMode,
    valid_from: from,
    valid_until: until,
    is_active: Number(input.IsActive),
    restriction: input.Restriction === null ? null : writeRestriction(toRestriction(input.Restriction)),
  }
}

function checkText(type: AccessCodeType, code: string): void {
  const shape = shapes[type]
  if (shape && !shape.pattern.test(code)) throw invalid('Code', shape.message)
  if (code === '') throw invalid('Code', 'Enter a code, or the format and number of a card.')
}

const noCard = { wiegand_format: null, facility_code_mode: null, facility_code: null, card_number: null, card_from: null, card_to: null }

type CardColumns = Pick<CodeColumns, keyof typeof noCard>

/** One card by its numbers, a range under any facility code, or a range under one (specification §3). */
function readCard(input: CodeInput): CardColumns {
  const format = input.WiegandFormat as WiegandFormat
  const mode = input.FacilityCodeMode ?? FacilityCodeMode.FacilityCode
  const hasFacility = wiegandLayouts[format].facility !== null
  const facility = mode === FacilityCodeMode.Range ? null : input.FacilityCode
  if (mode === FacilityCodeMode.Range && input.FacilityCode !== null) throw invalid('FacilityCode', 'A range alone has no facility code.')
  // Where only numbers count, any facility code that the format can carry stands in for the check.
  const stand = facility ?? (mode === FacilityCodeMode.Range && hasFacility ? 1 : null)
  if (mode === FacilityCodeMode.FacilityCode) {
    if (input.CardNumber === null) throw invalid('CardNumber', 'Enter the number of the card.')
    checkNumbers(format, stand, input.CardNumber, 'CardNumber')
    const card = { card_number: input.CardNumber, card_from: input.CardNumber, card_to: input.CardNumber }
    return { wiegand_format: format, facility_code_mode: mode, facility_code: facility, ...card }
  }
  const { CardRangeFrom: from, CardRangeTo: to } = input
  if (from === null) throw invalid('CardRangeFrom', 'Enter the first number of the range.')
  if (to === null) throw invalid('CardRangeTo', 'Enter the last number of the range.')
  checkNumbers(format, stand, from, 'CardRangeFrom')
  checkNumbers(format, stand, to, 'CardRangeTo')
  if (to < from) throw invalid('CardRangeTo', 'The last number is smaller than the first.')
  return { wiegand_format: format, facility_code_mode: mode, facility_code: facility, card_number: null, card_from: from, card_to: to }
}

function checkNumbers(format: WiegandFormat, facilityCode: number | null, cardNumber: number, field: string): void {
  const [problem] = checkWiegandCredential(format, { facilityCode, cardNumber })
  if (problem === undefined) return
  if (problem.startsWith('facility')) throw invalid('FacilityCode', `The facility code does not fit ${format}.`)
  throw invalid(field, `The number does not fit ${format}.`)
}

function instantOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}
