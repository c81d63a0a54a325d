import { FacilityCodeMode, wiegandLayouts, readCard, readCardNumber, codeTypeById } from '@portal/domain'
import { codeNumberProblems, type CodeField, type CodeForm, type CodeProblem } from '#portal/access/codes/codeForm.ts'

/** A code with a key for the page. It opens all doors that the user may open. */
export interface NewCode extends CodeForm {
  key: number
}

/** The code as it will be saved, at the locations with the ids `places`. */
export function placeCode({ key: _key, ...form }: NewCode, places: readonly number[]): CodeForm {
  return { ...form, places: places.map((id) => ({ id, isActive: true, ports: null })) }
}

/** The problems of a code, including an earlier code with the same number. */
export function newCodeProblems(code: NewCode, codes: readonly NewCode[]): Partial<Record<CodeField, CodeProblem>> {
  const problems = codeNumberProblems(code)
  if (Object.keys(problems).length > 0) return problems
  const above = codes.slice(0, codes.findIndex(({ key }) => key === code.key))
  const shared = above.map((other) => sharedField(code, other)).find((field) => field !== null)
  return shared === undefined ? {} : { [shared]: 'codeTwice' }
}

/** The field that must be unique; `named` is its name in the contract. */
export function numberField({ type, mode, cardEntry }: CodeForm, named?: string | null): CodeField {
  if (codeTypeById(type).entry !== 'card') return named === 'PhoneCode' ? 'phoneCode' : 'code'
  if (mode !== FacilityCodeMode.FacilityCode) return 'rangeFrom'
  return cardEntry === 'raw' ? 'raw' : 'card'
}

/** The field in which two codes collide: the same digits, or a card that both match (specification §5). Null if they don't. */
function sharedField(code: NewCode, other: NewCode): CodeField | null {
  const [entry, otherEntry] = [codeTypeById(code.type).entry, codeTypeById(other.type).entry]
  if (entry !== otherEntry) return null
  if (entry === 'card') return cardsMeet(code, other) ? numberField(code) : null
  if (plain(code) === plain(other)) return 'code'
  return entry === 'phone' && code.phoneCode.trim() !== '' && code.phoneCode.trim() === other.phoneCode.trim() ? 'phoneCode' : null
}

function plain({ type, code }: CodeForm): string {
  return codeTypeById(type).entry === 'phone' ? code.replaceAll(/\D/g, '') : code.trim()
}

interface CardNumbers {
  /** The facility code; null for any. */
  facility: number | null
  from: number
  to: number
}

/** The cards that a form describes; null while it is incomplete. */
function cardsOf(form: CodeForm): CardNumbers | null {
  const reading = form.mode === FacilityCodeMode.FacilityCode && form.cardEntry === 'raw' ? readCard(form.format, form.raw) : null
  if (reading?.kind === 'card') return { facility: reading.numbers.facility, from: reading.numbers.card, to: reading.numbers.card }
  const hasFacility = wiegandLayouts[form.format].facility !== null && form.mode !== FacilityCodeMode.Range
  const [from, to] = form.mode === FacilityCodeMode.FacilityCode ? [form.card, form.card] : [form.rangeFrom, form.rangeTo]
  const numbers = { facility: hasFacility ? readCardNumber(form.facility) : null, from: readCardNumber(from), to: readCardNumber(to) }
  if (reading !== null || numbers.from === null || numbers.to === null) return null
  return { facility: numbers.facility, from: numbers.from, to: numbers.to }
}

function cardsMeet(one: CodeForm, other: CodeForm): boolean {
  const [cards, others] = [cardsOf(one), cardsOf(other)]
  if (!cards || !others || one.format !== other.format) return false
  const isSameFacility = cards.facility === null || others.facility === null || cards.facility === others.facility
  return isSameFacility && cards.from <= others.to && cards.to >= others.from
}
