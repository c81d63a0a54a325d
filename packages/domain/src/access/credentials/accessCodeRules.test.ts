import { describe, expect, it } from 'vitest'
import { accessCodeRules, checkAccessCode, checkCardNumbers } from './accessCodeRules.ts'
import { AccessCodeType, FacilityCodeMode } from './accessCodes.ts'

describe('§3 Access codes', () => {
  it('§3 every type has a rule', () => {
    expect(Object.keys(accessCodeRules).map(Number)).toEqual(Object.values(AccessCodeType))
  })

  it.each([
    ['GateCode', '1234', null], ['GateCode', ' 12345 ', null], ['GateCode', '123', 'tooShort'], ['GateCode', '123456', 'tooLong'],
    ['GateCode', '12a4', 'notDigits'], ['GateCode', '12 34', 'notDigits'], ['GateCode', '１２３４', 'notDigits'], ['GateCode', ' ', 'empty'], ['CGKeypad', '12345678', null],
    ['PhoneNumber', '+1 (312) 555-0123', null], ['PhoneNumber', '555', 'tooShort'], ['PhoneNumber', '1+3125550123', 'notDigits'], ['QR', 'any text', null],
  ] as const)('§3 a %s of "%s": %s', (type, value, problem) => {
    expect(checkAccessCode(AccessCodeType[type], value)).toEqual(problem === null ? [] : [problem])
  })

  const check = (numbers: Partial<Parameters<typeof checkCardNumbers>[0]>) =>
    checkCardNumbers({ format: 'H10301', mode: FacilityCodeMode.FacilityCode, ...numbers }).map(({ field, code }) => `${field} ${code}`)

  it('§3 mode 1, FacilityCode, is one card, with its facility code if the format has one', () => {
    expect(check({ facilityCode: 90, cardNumber: 324 })).toEqual([])
    expect(check({ cardNumber: 324 })).toEqual(['facilityCode facilityCodeMissing'])
    expect(check({ facilityCode: 256 })).toEqual(['facilityCode facilityCodeOutOfRange', 'cardNumber missing'])
    expect(check({ facilityCode: 90, cardNumber: 65_536 })).toEqual(['cardNumber cardNumberOutOfRange'])
    expect(check({ format: 'H10302', cardNumber: 34_359_738_367 })).toEqual([])
    expect(check({ format: 'H10302', facilityCode: 1, cardNumber: 1 })).toEqual(['facilityCode facilityCodeNotUsed'])
  })

  it('§3 mode 2, Range: both card numbers must fit the format and be in order, and a facility code is refused', () => {
    const range = (rangeFrom: number | null, rangeTo: number | null, facilityCode: number | null = null) => check({ mode: FacilityCodeMode.Range, rangeFrom, rangeTo, facilityCode })
    expect(range(1, 65_535)).toEqual([])
    expect(range(7, 7)).toEqual([])
    expect(range(0, 65_536)).toEqual(['rangeFrom cardNumberZero', 'rangeTo cardNumberOutOfRange'])
    expect(range(9, 8)).toEqual(['rangeTo startAfterEnd'])
    expect(range(1, null)).toEqual(['rangeTo missing'])
    expect(range(1, 2, 90)).toEqual(['facilityCode facilityCodeNotUsed'])
  })

  it('§3 mode 3, Both, is a range of cards under one facility code', () => {
    const both = (facilityCode: number | null) => check({ mode: FacilityCodeMode.Both, rangeFrom: 1, rangeTo: 2, facilityCode })
    expect(both(90)).toEqual([])
    expect(both(null)).toEqual(['facilityCode facilityCodeMissing'])
  })
})
