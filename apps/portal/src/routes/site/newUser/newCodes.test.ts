import { AccessCodeType, encodeWiegand, FacilityCodeMode, codeTypes } from '@portal/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCode, toCodeRequest, type CodeForm } from '#portal/access/codes/codeForm.ts'
import { newCodeProblems, numberField, placeCode, type NewCode } from './newCodes.ts'

const code = (key: number, type: AccessCodeType, change: Partial<CodeForm>): NewCode => ({ ...emptyCode(type, []), ...change, key })
const shown = encodeWiegand('H10301', { facilityCode: 118, cardNumber: 4417 })
const problemOfLast = (...codes: NewCode[]) => newCodeProblems(codes.at(-1) ?? code(1, 1, {}), codes)

describe('a code of a new user', () => {
  it('opens wherever the person may pass at the end, whatever was chosen when it was added', () => {
    const pin = code(1, AccessCodeType.GateCode, { code: '8821' })
    expect(toCodeRequest(placeCode(pin, [7, 8]), 0, null).PropertyLocations).toEqual([
      { PropertyLocationID: 7, IsActive: true, Ports: null }, { PropertyLocationID: 8, IsActive: true, Ports: null },
    ])
  })

  it('§3 of every type is asked for by its own field when it lacks its number', () => {
    for (const { type, entry } of codeTypes) {
      expect(Object.keys(newCodeProblems(code(1, type, {}), []))).toContain(entry === 'card' ? 'card' : 'code')
    }
  })
})

describe('the same code twice', () => {
  const pin = (key: number, digits: string) => code(key, AccessCodeType.GateCode, { code: digits })

  it('§5 is refused at the second, before the service is asked', () => {
    expect(problemOfLast(pin(1, '8821'), pin(2, ' 8821 '))).toEqual({ code: 'codeTwice' })
    expect(newCodeProblems(pin(1, '8821'), [pin(1, '8821'), pin(2, '8821')])).toEqual({})
    expect(problemOfLast(pin(1, '8821'), code(2, AccessCodeType.CGKeypad, { code: '8821' }))).toEqual({ code: 'codeTwice' })
    expect(problemOfLast(pin(1, '8821'), code(2, AccessCodeType.QR, { code: '8821' }))).toEqual({})
  })

  it('of phones counts digits, and the code pressed on them', () => {
    const phone = (key: number, number: string, phoneCode: string) => code(key, AccessCodeType.PhoneNumber, { code: number, phoneCode })
    expect(problemOfLast(phone(1, '713 555 0100', ''), phone(2, '(713) 555-0100', ''))).toEqual({ code: 'codeTwice' })
    expect(problemOfLast(phone(1, '7135550100', '9'), phone(2, '7135550101', '9'))).toEqual({ phoneCode: 'codeTwice' })
    expect(problemOfLast(phone(1, '7135550100', ''), phone(2, '7135550101', ''))).toEqual({})
  })

  it('§5 of cards counts format, facility code and number, ranges and what a reader shows', () => {
    const card = code(1, AccessCodeType.ProxCard, { facility: '118', card: '4417' })
    const withRange = (facility: string, from: string, to: string) =>
      code(2, AccessCodeType.RFIDTag, { mode: facility === '' ? FacilityCodeMode.Range : FacilityCodeMode.Both, facility, rangeFrom: from, rangeTo: to })
    expect(problemOfLast(card, withRange('', '4000', '5000'))).toEqual({ rangeFrom: 'codeTwice' })
    expect(problemOfLast(card, withRange('118', '4417', '4417'))).toEqual({ rangeFrom: 'codeTwice' })
    expect(problemOfLast(card, withRange('119', '4000', '5000'))).toEqual({})
    expect(problemOfLast(card, code(2, AccessCodeType.ProxCard, { format: 'H10306', facility: '118', card: '4417' }))).toEqual({})
    expect(problemOfLast(card, code(2, AccessCodeType.ProxCard, { cardEntry: 'raw', raw: shown }))).toEqual({ raw: 'codeTwice' })
  })

  it('is seen from whichever side', () => {
    const number = fc.integer({ min: 1, max: 60 }).map(String)
    const cards = fc.record({ mode: fc.constantFrom(...Object.values(FacilityCodeMode)), facility: fc.constantFrom('1', '2'), card: number, rangeFrom: number, rangeTo: number })
    fc.assert(
      fc.property(cards, cards, (one, other) => {
        const [first, second] = [code(1, AccessCodeType.ProxCard, one), code(2, AccessCodeType.ProxCard, other)]
        const whole = [first, second].every((each) => Object.keys(newCodeProblems(each, [])).length === 0)
        fc.pre(whole)
        const [forth, back] = [problemOfLast(first, second), problemOfLast(second, first)]
        expect(Object.keys(forth).length).toBe(Object.keys(back).length)
      }),
    )
  })
})

describe('the field of a number', () => {
  it('is the one in which the code is typed', () => {
    const codes = [{ code: '0088' }, { facility: '118', card: '432' }, { cardEntry: 'raw' as const, raw: shown }, { mode: FacilityCodeMode.Range, rangeFrom: '1', rangeTo: '200' }]
    expect(codes.map((change, index) => numberField(code(1, index === 0 ? AccessCodeType.GateCode : AccessCodeType.ProxCard, change)))).toEqual(['code', 'card', 'raw', 'rangeFrom'])
  })

  it('a refusal of the service is shown at the field it names', () => {
    expect(numberField(code(1, AccessCodeType.PhoneNumber, {}), 'PhoneCode')).toBe('phoneCode')
  })
})
