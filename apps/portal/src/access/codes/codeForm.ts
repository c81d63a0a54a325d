import { AccessCodeType, checkAccessCode, DoorOutputMode, FacilityCodeMode, wiegandLayouts, type Restriction, type RestrictionClause, type WiegandFormat, type RecordParts, withRestriction, wholeRestriction, endsBeforeStart, readCard, readCardNumber, writeCard, codeTypeById } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import { type endpoints, type ResponseOf, toRestriction, toRestrictionRecord } from '@portal/api-client/contract'
import type { newRecord, RecordKind } from '../../forms/recordKind.ts'
import type { RecordEditing } from '../../forms/useRecordEdit.ts'
import type { Location } from '../places.ts'

export type AccessCode = ResponseOf<typeof endpoints.getAccessCode>
export type SaveCodeRequest = PayloadOf<typeof endpoints.saveUpdateAccessCodeUnique>

/** A location that a code opens. */
export interface CodePlace {
  id: number
  isActive: boolean
  /** The ids of the doors; null for every door of the location. */
  ports: string[] | null
}

/** The form's values, as typed. */
export interface CodeForm {
  type: number
  label: string
  code: string
  phoneCode: string
  format: WiegandFormat
  /** Whether a card is entered by its numbers or by a reader's output. */
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
  /** A restriction that narrows the user's own; null without one. */
  restriction: Restriction | null
  /** The start of the code's validity as an ISO instant; the next field is the end, which is excluded. */
  validFrom: string | null
  validUntil: string | null
}

const plainFields = ['type', 'label', 'code', 'phoneCode', 'outputMode', 'isActive'] as const
export type PlainCodePart = (typeof plainFields)[number]
/** A part of the form: `card` is a card's format and numbers, `place:104` the settings at location 104. */
export type OwnCodePart = PlainCodePart | 'card' | `place:${number}` | 'validDates' | 'ownHours'

const isPlain = (part: OwnCodePart): part is PlainCodePart => plainFields.some((field) => field === part)
export const placeOfPart = (part: string): number | null => (part.startsWith('place:') ? Number(part.slice('place:'.length)) : null)

const ownParts: RecordParts<CodeForm, OwnCodePart> = {
  fields(...versions) {
    const ids = new Set(versions.flatMap(({ places }) => places.map(({ id }) => id)))
    return [...plainFields, 'card', ...[...ids].sort((one, other) => one - other).map((id) => `place:${id}` as const), 'validDates']
  },
  of(form, part) {
    if (isPlain(part)) return form[part]
    if (part === 'card') return cardOf(form)
    if (part === 'ownHours') return wholeRestriction(form.restriction)
    if (part === 'validDates') return [form.validFrom, form.validUntil]
    return form.places.find(({ id }) => id === placeOfPart(part)) ?? null
  },
  put(into, part, from) {
    if (isPlain(part)) return { ...into, [part]: from[part] }
    if (part === 'ownHours') return { ...into, restriction: from.restriction }
    if (part === 'validDates') return { ...into, validFrom: from.validFrom, validUntil: from.validUntil }
    if (part === 'card') {
      const { format, cardEntry, raw, mode, facility, card, rangeFrom, rangeTo } = from
      return { ...into, format, cardEntry, raw, mode, facility, card, rangeFrom, rangeTo }
    }
    const id = placeOfPart(part)
    return { ...into, places: inOrder([...into.places.filter((place) => place.id !== id), ...from.places.filter((place) => place.id === id)]) }
  },
}

/** The numbers of the card as they are saved; while incomplete, the typed values. Null for other types. */
function cardOf(form: CodeForm): unknown {
  if (codeTypeById(form.type).entry !== 'card') return null
  const { format, mode, raw, facility, card, rangeFrom, rangeTo } = form
  return Object.keys(codeNumberProblems(form)).length === 0 ? toCard(form) : { format, mode, raw, facility, card, rangeFrom, rangeTo }
}

/** The parts of the form that are compared and merged. A code's own hours are one part, because two versions of them can't be merged. */
export const codeParts = withRestriction(ownParts, { field: 'ownHours', isWhole: ({ restriction }) => restriction === null })

/** Locations in the order in which a code stores them. */
export const inOrder = (places: readonly CodePlace[]): CodePlace[] => places.toSorted((one, other) => one.id - other.id)

export function emptyCode(type: number, places: readonly { PropertyLocationID: number }[]): CodeForm {
  return {
    type, label: '', code: '', phoneCode: '', format: 'H10301', cardEntry: 'numbers', raw: '', mode: FacilityCodeMode.FacilityCode,
    facility: '', card: '', rangeFrom: '', rangeTo: '', outputMode: DoorOutputMode.MomentaryOpen, isActive: true,
    places: inOrder(places.map(({ PropertyLocationID }) => ({ id: PropertyLocationID, isActive: true, ports: null }))), restriction: null,
    validFrom: null, validUntil: null,
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
    places: inOrder(saved.PropertyLocations.map(({ PropertyLocationID, IsActive, Ports }) => ({ id: PropertyLocationID, isActive: IsActive, ports: Ports }))),
    restriction: saved.Restriction && toRestriction(saved.Restriction),
    validFrom: saved.ValidFrom,
    validUntil: saved.ValidUntil,
  }
}

export type CodeField = 'code' | 'phoneCode' | 'raw' | 'facility' | 'card' | 'rangeFrom' | 'rangeTo' | 'places' | 'validUntil'
export type CodeProblem =
  | 'codeMissing' | 'gateCode' | 'keypadCode' | 'phoneNumber' | 'phoneCode' | 'rawMissing' | 'rawWrong'
  | 'facilityMissing' | 'facilityWrong' | 'cardMissing' | 'cardWrong' | 'rangeReversed' | 'placesMissing' | 'doorsMissing'
  | 'endBeforeStart' | 'codeTaken' | 'codeTwice'

/** The problems that prevent saving, by field (specification §3, §5). */
export function codeProblems(form: CodeForm): Partial<Record<CodeField, CodeProblem>> {
  return { ...codeNumberProblems(form), ...checkWhere(form), ...(endsBeforeStart({ from: form.validFrom, until: form.validUntil }) && { validUntil: 'endBeforeStart' as const }) }
}

function checkWhere({ places }: CodeForm): { places?: CodeProblem } {
  if (places.length === 0) return { places: 'placesMissing' }
  return places.some(({ ports }) => ports?.length === 0) ? { places: 'doorsMissing' } : {}
}

/** Like `codeProblems`, without the problems of locations. */
export function codeNumberProblems(form: CodeForm): Partial<Record<CodeField, CodeProblem>> {
  const { type, name, entry } = codeTypeById(form.type)
  const code = form.code.trim()
  if (entry === 'card') return form.cardEntry === 'raw' && form.mode === FacilityCodeMode.FacilityCode ? rawProblems(form) : cardNumberProblems(form)
  if (code === '') return { code: 'codeMissing' }
  if (checkAccessCode(type, code).length > 0) return { code: entry === 'phone' ? 'phoneNumber' : name === 'GateCode' ? 'gateCode' : 'keypadCode' }
  if (entry !== 'phone') return {}
  return /^\d{0,8}$/.test(form.phoneCode.trim()) ? {} : { phoneCode: 'phoneCode' }
}

function rawProblems({ format, raw }: CodeForm): Partial<Record<CodeField, CodeProblem>> {
  const reading = readCard(format, raw)
  if (reading.kind === 'empty') return { raw: 'rawMissing' }
  if (reading.kind !== 'card') return { raw: 'rawWrong' }
  return 'bits' in writeCard(format, reading.numbers) ? {} : { raw: 'rawWrong' }
}

function cardNumberProblems(form: CodeForm): Partial<Record<CodeField, CodeProblem>> {
  const { format, mode } = form
  const needsFacility = wiegandLayouts[format].facility !== null && mode !== FacilityCodeMode.Range
  const facility = readCardNumber(form.facility)
  // A card that opens with any facility code is checked with a facility code that its format allows.
  const stand = wiegandLayouts[format].facility === null ? null : needsFacility ? (facility ?? 1) : 1
  const problems: Partial<Record<CodeField, CodeProblem>> = {}
  const judge = (field: 'card' | 'rangeFrom' | 'rangeTo') => {
    const number = readCardNumber(form[field])
    const written = number === null ? null : writeCard(format, { facility: stand, card: number })
    if (form[field].trim() === '') problems[field] = 'cardMissing'
    else if (written === null || ('problems' in written && written.problems.some((problem) => problem.startsWith('card')))) problems[field] = 'cardWrong'
    if (needsFacility && written && 'problems' in written && written.problems.some((problem) => problem.startsWith('facility'))) problems.facility = 'facilityWrong'
  }
  if (mode === FacilityCodeMode.FacilityCode) judge('card')
  else {
    judge('rangeFrom')
    judge('rangeTo')
    const [from, to] = [readCardNumber(form.rangeFrom), readCardNumber(form.rangeTo)]
    if (!problems.rangeTo && from !== null && to !== null && to < from) problems.rangeTo = 'rangeReversed'
  }
  if (needsFacility && form.facility.trim() === '') problems.facility = 'facilityMissing'
  else if (needsFacility && facility === null) problems.facility = 'facilityWrong'
  return problems
}

/** The request that saves the code; it is shared if `userId` is null. Only for a form without problems. */
export function toCodeRequest(form: CodeForm, userId: number | null, saved: { ID: number; Version: number } | null): SaveCodeRequest {
  const { entry } = codeTypeById(form.type)
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
    ValidFrom: form.validFrom,
    ValidUntil: form.validUntil,
    Restriction: form.restriction && toRestrictionRecord(form.restriction),
    PropertyLocations: form.places.map(({ id, isActive, ports }) => ({ PropertyLocationID: id, IsActive: isActive, Ports: ports })),
  }
}

type CardFields = Pick<AccessCode, 'WiegandFormat' | 'FacilityCodeMode' | 'FacilityCode' | 'CardNumber' | 'CardRangeFrom' | 'CardRangeTo'>

/** The numbers of a card as they are saved. */
export function toCard(form: CodeForm): CardFields {
  const { format, mode } = form
  const card = { WiegandFormat: format, FacilityCodeMode: mode, FacilityCode: null, CardNumber: null, CardRangeFrom: null, CardRangeTo: null }
  const facility = wiegandLayouts[format].facility === null ? null : readCardNumber(form.facility)
  if (mode === FacilityCodeMode.Range) return { ...card, CardRangeFrom: readCardNumber(form.rangeFrom), CardRangeTo: readCardNumber(form.rangeTo) }
  if (mode === FacilityCodeMode.Both) return { ...card, FacilityCode: facility, CardRangeFrom: readCardNumber(form.rangeFrom), CardRangeTo: readCardNumber(form.rangeTo) }
  const reading = form.cardEntry === 'raw' ? readCard(format, form.raw) : null
  if (reading?.kind === 'card') return { ...card, FacilityCode: reading.numbers.facility, CardNumber: reading.numbers.card }
  return { ...card, FacilityCode: facility, CardNumber: readCardNumber(form.card) }
}

export type CodePart = OwnCodePart | RestrictionClause
type CodeProblems = Partial<Record<CodeField, CodeProblem>>
export type CodeEditing = RecordEditing<CodeForm, CodePart, CodeProblems, ResponseOf<typeof endpoints.saveUpdateAccessCodeUnique>>

/** The kind of record for the editor: an entry method of a user, or a shared one. Id 0 is a new one, which opens all of `places`. */
export function codeKind(userId: number | null, id: number, places: readonly Location[] = []) {
  return {
    name: `code:${userId ?? 'nobody'}:${id}`,
    parts: codeParts,
    valuesOf: (saved) => ('Code' in saved ? toCodeForm(saved) : emptyCode(AccessCodeType.GateCode, places)),
    check: codeProblems,
    toPayload: ({ version, values }) => toCodeRequest(values, userId, id === 0 ? null : { ID: id, Version: version }),
  } satisfies RecordKind<AccessCode | typeof newRecord, CodeForm, CodePart, CodeProblems>
}
