import { AccessCodeType, encodeWiegand, FacilityCodeMode, codeTypes } from '@portal/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCode, toCodeRequest, type CodeForm } from '#portal/access/codes/codeForm.ts'
import { newCodeProblems, numberField, placeCode, type NewCode } from './newUserValues.ts'

const code = (key: number, type: AccessCodeType, change: Partial<CodeForm>): NewCode => ({ ...emptyCode(type, []), ...change, key })
const shown = encodeWiegand('H10301', { facilityCode: 118, cardNumber: 4417 })
const problemOfLast = (...codes: NewCode[]) => newCodeProblems(codes.at(-1) ?? code(1, 1, {}), codes)

describe('an entry method of a new user', () => {
  it('a new entry method opens the locations that the user has at the save', () => {
    const pin = code(1, AccessCodeType.GateCode, { code: '8821' })
    expect(toCodeRequest(placeCode(pin, [7, 8]), 0, null).PropertyLocations).toEqual([
      { PropertyLocationID: 7, IsActive: true, Ports: null }, { PropertyLocationID: 8, IsActive: true, Ports: null },
    ])
  })

  it('§3 an entry method of every type has a problem at its number field when the number is missing', () => {
    for (const { type, entry } of codeTypes) {
      expect(Object.keys(newCodeProblems(code(1, type, {}), []))).toContain(entry === 'card' ? 'card' : 'code')
    }
  })
})

describe('a duplicate entry method', () => {
  const pin = (key: number, digits: string) => code(key, AccessCodeType.GateCode, { code: digits })

  it('§5 a second code with the same digits is refused at its field before a request is sent', () => {
    expect(problemOfLast(pin(1, '8821'), pin(2, ' 8821 '))).toEqual({ code: 'codeTwice' })
    expect(newCodeProblems(pin(1, '8821'), [pin(1, '8821'), pin(2, '8821')])).toEqual({})
    expect(problemOfLast(pin(1, '8821'), code(2, AccessCodeType.CGKeypad, { code: '8821' }))).toEqual({ code: 'codeTwice' })
    expect(problemOfLast(pin(1, '8821'), code(2, AccessCodeType.QR, { code: '8821' }))).toEqual({})
  })

  it('duplicate phones are found by the digits of the number and the code that the phone sends', () => {
    const phone = (key: number, number: string, phoneCode: string) => code(key, AccessCodeType.PhoneNumber, { code: number, phoneCode })
    expect(problemOfLast(phone(1, '713 555 0100', ''), phone(2, '(713) 555-0100', ''))).toEqual({ code: 'codeTwice' })
    expect(problemOfLast(phone(1, '7135550100', '9'), phone(2, '7135550101', '9'))).toEqual({ phoneCode: 'codeTwice' })
    expect(problemOfLast(phone(1, '7135550100', ''), phone(2, '7135550101', ''))).toEqual({})
  })

  it('§5 duplicate cards are found by format, facility code and number, also in ranges and raw bits', () => {
    const card = code(1, AccessCodeType.ProxCard, { facility: '118', card: '4417' })
    const withRange = (facility: string, from: string, to: string) =>
      code(2, AccessCodeType.RFIDTag, { mode: facility === '' ? FacilityCodeMode.Range : FacilityCodeMode.Both, facility, rangeFrom: from, rangeTo: to })
    expect(problemOfLast(card, withRange('', '4000', '5000'))).toEqual({ rangeFrom: 'codeTwice' })
    expect(problemOfLast(card, withRange('118', '4417', '4417'))).toEqual({ rangeFrom: 'codeTwice' })
    expect(problemOfLast(card, withRange('119', '4000', '5000'))).toEqual({})
    expect(problemOfLast(card, code(2, AccessCodeType.ProxCard, { format: 'H10306', facility: '118', card: '4417' }))).toEqual({})
    expect(problemOfLast(card, code(2, AccessCodeType.ProxCard, { cardEntry: 'raw', raw: shown }))).toEqual({ raw: 'codeTwice' })
  })

  it('a duplicate entry method is found in either order', () => {
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

describe('the number field of an entry method', () => {
  it('the number field is the one in which the user types the number', () => {
    const codes = [{ code: '0088' }, { facility: '118', card: '432' }, { cardEntry: 'raw' as const, raw: shown }, { mode: FacilityCodeMode.Range, rangeFrom: '1', rangeTo: '200' }]
    expect(codes.map((change, index) => numberField(code(1, index === 0 ? AccessCodeType.GateCode : AccessCodeType.ProxCard, change)))).toEqual(['code', 'card', 'raw', 'rangeFrom'])
  })

  it('the service’s refusal appears at the field that it names', () => {
    expect(numberField(code(1, AccessCodeType.PhoneNumber, {}), 'PhoneCode')).toBe('phoneCode')
  })
})
