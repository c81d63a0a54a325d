import { DoorOutputMode, FacilityCodeMode, toRestriction, toRestrictionRecord, wiegandLayouts, type Restriction, type WiegandFormat } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { readCard, toNumber, writeCard } from './cardNumber.ts'
import { codeTypeOf } from './codeTypes.ts'

export type AccessCode = ResponseOf<typeof endpoints.getAccessCode>
export type SaveCodeRequest = PayloadOf<typeof endpoints.saveUpdateAccessCodeUnique>

/** One place a code opens. */
export interface CodePlace {
  id: number
  isActive: boolean
  /** Null: every door of the place. */
  ports: string[] | null
}

/** What stands in the form. Texts as typed. */
export interface CodeForm {
  type: number
  label: string
  code: string
  phoneCode: string
  format: WiegandFormat
  /** A card by its numbers, or by what a reader shows. */
  cardEntry: 'numbers' | 'raw'
  raw: string
  mode: FacilityCodeMode
  facility: string
  card: string
  rangeFrom: string
  rangeTo: string
  outputMode: DoorOutputMode
  isActive: boolean
  places: CodePlace[]
  /** Narrows the person's own; null: it does not. */
  restriction: Restriction | null
}

export function emptyCode(type: number, places: readonly { PropertyLocationID: number }[]): CodeForm {
  return {
    type, label: '', code: '', phoneCode: '', format: 'H10301', cardEntry: 'numbers', raw: '', mode: FacilityCodeMode.FacilityCode,
    facility: '', card: '', rangeFrom: '', rangeTo: '', outputMode: DoorOutputMode.MomentaryOpen, isActive: true,
    places: places.map(({ PropertyLocationID }) => ({ id: PropertyLocationID, isActive: true, ports: null })), restriction: null,
  }
}

export function toCodeForm(saved: AccessCode): CodeForm {
  const text = (value: number | null) => (value === null ? '' : String(value))
  return {
    ...emptyCode(saved.AccessCodeTypeID, []),
    label: saved.Label,
    code: saved.Code,
    phoneCode: saved.PhoneCode,
    format: saved.WiegandFormat ?? 'H10301',
    mode: saved.FacilityCodeMode ?? FacilityCodeMode.FacilityCode,
    facility: text(saved.FacilityCode),
    card: text(saved.CardNumber),
    rangeFrom: text(saved.CardRangeFrom),
    rangeTo: text(saved.CardRangeTo),
    outputMode: saved.DoorOutputMode,
    isActive: saved.IsActive,
    places: saved.PropertyLocations.map(({ PropertyLocationID, IsActive, Ports }) => ({ id: PropertyLocationID, isActive: IsActive, ports: Ports })),
    restriction: saved.Restriction && toRestriction(saved.Restriction),
  }
}

export type CodeField = 'code' | 'phoneCode' | 'raw' | 'facility' | 'card' | 'rangeFrom' | 'rangeTo' | 'places'
export type CodeProblem =
  | 'codeMissing' | 'gateCode' | 'keypadCode' | 'phoneNumber' | 'phoneCode' | 'rawMissing' | 'rawWrong'
  | 'facilityMissing' | 'facilityWrong' | 'cardMissing' | 'cardWrong' | 'rangeReversed' | 'placesMissing'

/** What cannot be saved as it stands, by field (specification §3, §5). */
export function checkCode(form: CodeForm): Partial<Record<CodeField, CodeProblem>> {
  return { ...checkNumber(form), ...(form.places.length === 0 && { places: 'placesMissing' as const }) }
}

function checkNumber(form: CodeForm): Partial<Record<CodeField, CodeProblem>> {
  const { name, entry } = codeTypeOf(form.type)
  const code = form.code.trim()
  if (entry === 'card') return form.cardEntry === 'raw' && form.mode === FacilityCodeMode.FacilityCode ? checkRaw(form) : checkCardNumbers(form)
  if (code === '') return { code: 'codeMissing' }
  if (name === 'GateCode' && !/^\d{4,5}$/.test(code)) return { code: 'gateCode' }
  if (name === 'CGKeypad' && !/^\d{4,8}$/.test(code)) return { code: 'keypadCode' }
  if (entry !== 'phone') return {}
  if (!/^\d{7,15}$/.test(code.replaceAll(/\D/g, ''))) return { code: 'phoneNumber' }
  return /^\d{0,8}$/.test(form.phoneCode.trim()) ? {} : { phoneCode: 'phoneCode' }
}

function checkRaw({ format, raw }: CodeForm): Partial<Record<CodeField, CodeProblem>> {
  const reading = readCard(format, raw)
  if (reading.kind === 'empty') return { raw: 'rawMissing' }
  if (reading.kind !== 'card') return { raw: 'rawWrong' }
  return 'bits' in writeCard(format, reading.numbers) ? {} : { raw: 'rawWrong' }
}

function checkCardNumbers(form: CodeForm): Partial<Record<CodeField, CodeProblem>> {
  const { format, mode } = form
  const needsFacility = wiegandLayouts[format].facility !== null && mode !== FacilityCodeMode.Range
  const facility = toNumber(form.facility)
  // Where any facility code counts, one that fits stands in for the check of the number.
  const stand = wiegandLayouts[format].facility === null ? null : needsFacility ? (facility ?? 1) : 1
  const problems: Partial<Record<CodeField, CodeProblem>> = {}
  const judge = (field: 'card' | 'rangeFrom' | 'rangeTo') => {
    const number = toNumber(form[field])
    const written = number === null ? null : writeCard(format, { facility: stand, card: number })
    if (form[field].trim() === '') problems[field] = 'cardMissing'
    else if (written === null || ('problems' in written && written.problems.some((problem) => problem.startsWith('card')))) problems[field] = 'cardWrong'
    if (needsFacility && written && 'problems' in written && written.problems.some((problem) => problem.startsWith('facility'))) problems.facility = 'facilityWrong'
  }
  if (mode === FacilityCodeMode.FacilityCode) judge('card')
  else {
    judge('rangeFrom')
    judge('rangeTo')
    const [from, to] = [toNumber(form.rangeFrom), toNumber(form.rangeTo)]
    if (!problems.rangeTo && from !== null && to !== null && to < from) problems.rangeTo = 'rangeReversed'
  }
  if (needsFacility && form.facility.trim() === '') problems.facility = 'facilityMissing'
  else if (needsFacility && facility === null) problems.facility = 'facilityWrong'
  return problems
}

/** The call that saves the code. Only for a form without problems. */
export function toCodeRequest(form: CodeForm, userId: number, saved: { ID: number; Version: number } | null): SaveCodeRequest {
  const { entry } = codeTypeOf(form.type)
  return {
    userID: userId,
    ID: saved?.ID ?? null,
    Version: saved?.Version ?? null,
    AccessCodeTypeID: form.type as SaveCodeRequest['AccessCodeTypeID'],
    Label: form.label.trim(),
    Code: entry === 'card' ? '' : form.code.trim(),
    PhoneCode: entry === 'phone' ? form.phoneCode.trim() : '',
    ...(entry === 'card' ? toCard(form) : {}),
    DoorOutputMode: form.outputMode,
    IsActive: form.isActive,
    Restriction: form.restriction && toRestrictionRecord(form.restriction),
    PropertyLocations: form.places.map(({ id, isActive, ports }) => ({ PropertyLocationID: id, IsActive: isActive, Ports: ports })),
  }
}

function toCard(form: CodeForm): Partial<SaveCodeRequest> {
  const { format, mode } = form
  const card = { WiegandFormat: format, FacilityCodeMode: mode, FacilityCode: null, CardNumber: null, CardRangeFrom: null, CardRangeTo: null }
  const facility = wiegandLayouts[format].facility === null ? null : toNumber(form.facility)
  if (mode === FacilityCodeMode.Range) return { ...card, CardRangeFrom: toNumber(form.rangeFrom), CardRangeTo: toNumber(form.rangeTo) }
  if (mode === FacilityCodeMode.Both) return { ...card, FacilityCode: facility, CardRangeFrom: toNumber(form.rangeFrom), CardRangeTo: toNumber(form.rangeTo) }
  const reading = form.cardEntry === 'raw' ? readCard(format, form.raw) : null
  if (reading?.kind === 'card') return { ...card, FacilityCode: reading.numbers.facility, CardNumber: reading.numbers.card }
  return { ...card, FacilityCode: facility, CardNumber: toNumber(form.card) }
}
