import {
  AccessCodeType,
  type CardNumbersField,
  type CardNumbersProblem,
  checkAccessCode,
  checkCardNumbers,
  FacilityCodeMode,
  readInstant,
  type WiegandFormat,
} from '@portal/domain'
import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { readRestrictionInput } from '../access/groupRules.ts'
import { invalid } from '../Refusal.ts'
import type { Row } from '../store/schema.ts'
import { isCardType, plainCode, spaceOf } from './codeKinds.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import { filled, type Sentence } from '../words/sentence.ts'

export type CodeInput = Omit<RequestOf<typeof endpoints.saveUpdateAccessCodeUnique>, 'userID'>

/** The columns of a code that follow from what was entered. */
export type CodeColumns = Pick<
  Row<'access_codes'>,
  'type' | 'label' | 'sealed_code' | 'code_hash' | 'sealed_phone_code' | 'phone_code_hash' | 'wiegand_format' | 'facility_code_mode' |
  'facility_code' | 'card_number' | 'card_from' | 'card_to' | 'output_mode' | 'valid_from' | 'valid_until' | 'is_active' | 'restriction'
>

/** The message for an invalid code of each type that is entered by hand. The domain decides what is invalid. */
const sentences: Partial<Record<AccessCodeType, Sentence>> = {
  [AccessCodeType.GateCode]: 'A gate code has 4 or 5 digits.',
  [AccessCodeType.CGKeypad]: 'A keypad code has 4 to 8 digits.',
  [AccessCodeType.PhoneNumber]: 'A phone number has 7 to 15 digits.',
}

const emptyCode = 'Enter a code, or the format and number of a card.'

/** Checks a code and returns the columns to store. Refuses with 400 `VALIDATION` and the field that is wrong. */
export async function readCodeInput(vault: CodeVault, input: CodeInput): Promise<CodeColumns> {
  const { AccessCodeTypeID: type, PhoneCode } = input
  const isCard = isCardType(type) && input.WiegandFormat !== null
  const code = isCard ? '' : plainCode(type, input.Code)
  if (!isCard) checkText(type, code)
  if (PhoneCode !== '' && (type !== AccessCodeType.PhoneNumber || !/^\d{1,8}$/.test(PhoneCode))) {
    throw invalid('PhoneCode', 'A phone code has up to 8 digits and belongs to a phone number.')
  }
  const [from, until] = [instantOf(input.ValidFrom), instantOf(input.ValidUntil)]
  if (from !== null && until !== null && until <= from) throw invalid('ValidUntil', 'The end must be after the start.')
  return {
    type,
    label: input.Label.trim(),
    sealed_code: await vault.seal(code),
    code_hash: isCard ? null : await vault.hash(spaceOf(type), code),
    sealed_phone_code: await vault.seal(PhoneCode),
    phone_code_hash: PhoneCode === '' ? null : await vault.hash('phoneCode', PhoneCode),
    ...(isCard ? readCard(input) : noCard),
    output_mode: input.DoorOutputMode,
    valid_from: from,
    valid_until: until,
    is_active: Number(input.IsActive),
    restriction: input.Restriction === null ? null : readRestrictionInput(input.Restriction),
  }
}

function checkText(type: AccessCodeType, code: string): void {
  const [problem] = checkAccessCode(type, code)
  if (problem !== undefined) throw invalid('Code', problem === 'empty' ? emptyCode : (sentences[type] ?? emptyCode))
}

const noCard = { wiegand_format: null, facility_code_mode: null, facility_code: null, card_number: null, card_from: null, card_to: null }

type CardColumns = Pick<CodeColumns, keyof typeof noCard>

const wireFields: Record<CardNumbersField, string> = {
  facilityCode: 'FacilityCode', cardNumber: 'CardNumber', rangeFrom: 'CardRangeFrom', rangeTo: 'CardRangeTo',
}

/** One card by its numbers, a range under any facility code, or a range under one facility code (specification §3). */
function readCard(input: CodeInput): CardColumns {
  const { FacilityCode: facilityCode, CardNumber: cardNumber, CardRangeFrom: rangeFrom, CardRangeTo: rangeTo } = input
  const format = input.WiegandFormat as WiegandFormat
  const mode = input.FacilityCodeMode ?? FacilityCodeMode.FacilityCode
  const [problem] = checkCardNumbers({ format, mode, facilityCode, cardNumber, rangeFrom, rangeTo })
  if (problem) throw invalid(wireFields[problem.field], sayProblem(problem, format))
  const single = mode === FacilityCodeMode.FacilityCode
  const range = single ? { card_from: cardNumber, card_to: cardNumber } : { card_from: rangeFrom, card_to: rangeTo }
  return { wiegand_format: format, facility_code_mode: mode, facility_code: facilityCode, card_number: single ? cardNumber : null, ...range }
}

function sayProblem({ field, code }: CardNumbersProblem, format: WiegandFormat): Sentence {
  const isFacility = field === 'facilityCode'
  if (code === 'missing' || code === 'facilityCodeMissing') return isFacility ? 'Enter the facility code.' : 'Enter the number.'
  if (code === 'startAfterEnd') return 'The last number is smaller than the first.'
  return filled(isFacility ? 'The facility code does not fit {format}.' : 'The number does not fit {format}.', { format })
}

function instantOf(text: string | null): number | null {
  return text === null ? null : readInstant(text)
}
