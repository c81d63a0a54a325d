import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessCodeRules, checkAccessCode, checkCardNumbers, nextFreeCode } from './accessCodeRules.ts'
import { AccessCodeType, FacilityCodeMode } from './accessCodes.ts'

describe('§3 Access codes', () => {
  it('§3 every type has a rule', () => {
    expect(Object.keys(accessCodeRules).map(Number)).toEqual(Object.values(AccessCodeType))
  })

  it.each([
    ['GateCode', '1234', null], ['GateCode', ' 12345 ', null], ['GateCode', '123', 'tooShort'], ['GateCode', '123456', 'tooLong'],
    ['GateCode', '12a4', 'notDigits'], ['GateCode', '１２３４', 'notDigits'], ['GateCode', ' ', 'empty'], ['CGKeypad', '12345678', null],
    ['PhoneNumber', '+1 (312) 555-0123', null], ['PhoneNumber', '555', 'tooShort'], ['PhoneNumber', '1+3125550123', 'notDigits'], ['QR', 'any text', null],
  ] as const)('§3 a %s of "%s": %s', (type, value, problem) => {
    expect(checkAccessCode(AccessCodeType[type], value)).toBe(problem)
  })

  const check = (numbers: Partial<Parameters<typeof checkCardNumbers>[0]>) =>
    checkCardNumbers({ format: 'H10301', mode: FacilityCodeMode.FacilityCode, ...numbers }).map(({ field, code }) => `${field} ${code}`)

  it('§3 mode 1, FacilityCode: one card, its facility code required where the format has one', () => {
    expect(check({ facilityCode: 90, cardNumber: 324 })).toEqual([])
    expect(check({ cardNumber: 324 })).toEqual(['facilityCode facilityCodeMissing'])
    expect(check({ facilityCode: 256 })).toEqual(['facilityCode facilityCodeOutOfRange', 'cardNumber missing'])
    expect(check({ facilityCode: 90, cardNumber: 65_536 })).toEqual(['cardNumber cardNumberOutOfRange'])
    expect(check({ format: 'H10302', cardNumber: 34_359_738_367 })).toEqual([])
    expect(check({ format: 'H10302', facilityCode: 1, cardNumber: 1 })).toEqual(['facilityCode facilityCodeNotUsed'])
  })

  it('§3 mode 2, Range: from and to inside the range of the format, in order, under no facility code', () => {
    const range = (rangeFrom: number | null, rangeTo: number | null, facilityCode: number | null = null) => check({ mode: FacilityCodeMode.Range, rangeFrom, rangeTo, facilityCode })
    expect(range(1, 65_535)).toEqual([])
    expect(range(7, 7)).toEqual([])
    expect(range(0, 65_536)).toEqual(['rangeFrom cardNumberZero', 'rangeTo cardNumberOutOfRange'])
    expect(range(9, 8)).toEqual(['rangeTo startAfterEnd'])
    expect(range(1, null)).toEqual(['rangeTo missing'])
    expect(range(1, 2, 90)).toEqual(['facilityCode facilityCodeNotUsed'])
  })

  it('§3 mode 3, Both: a range under one facility code', () => {
    const both = (facilityCode: number | null) => check({ mode: FacilityCodeMode.Both, rangeFrom: 1, rangeTo: 2, facilityCode })
    expect(both(90)).toEqual([])
    expect(both(null)).toEqual(['facilityCode facilityCodeMissing'])
  })
})

describe('nextFreeCode', () => {
  it('offers the first nobody has, as long as the first', () => {
    expect(nextFreeCode(['0007', '0008', '0010'], '0007', '9999')).toBe('0009')
    expect(nextFreeCode([], '1000', '1000')).toBe('1000')
    expect(nextFreeCode(['1000'], '1000', '1000')).toBeNull()
    expect(nextFreeCode([], '2000', '1000')).toBeNull()
  })

  it('is never one that is taken, and skips none that is free', () => {
    fc.assert(fc.property(fc.uniqueArray(fc.integer({ min: 1000, max: 1040 })), (numbers) => {
      const taken = numbers.map(String)
      const free = nextFreeCode(taken, '1000', '1040')
      expect(taken).not.toContain(free)
      const before = Array.from({ length: (free === null ? 1041 : Number(free)) - 1000 }, (_, index) => String(1000 + index))
      expect(before.every((code) => taken.includes(code))).toBe(true)
    }))
  })
})
