import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRoutingNumber } from './routingNumber.ts'

const valid = fc.tuple(fc.constantFrom(...prefixes()), fc.integer({ min: 0, max: 999_999 })).map(([prefix, middle]) => {
  const first = prefix + String(middle).padStart(6, '0')
  const sum = [...first].reduce((total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0)
  return first + String((10 - (sum % 10)) % 10)
}).filter((number) => number !== '000000000')

describe('routing numbers (§3 Bank)', () => {
  it('every number with a valid prefix and checksum is accepted', () => {
    fc.assert(fc.property(valid, (number) => {
      expect(readRoutingNumber(` ${number} `).problem).toBeNull()
    }))
  })

  it('any single wrong digit after the prefix is found', () => {
    fc.assert(
      fc.property(valid, fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 9 }), (number, at, step) => {
        const wrong = number.slice(0, at) + String((Number(number[at]) + step) % 10) + number.slice(at + 1)
        expect(readRoutingNumber(wrong).problem).toBe(wrong === '000000000' ? 'prefix' : 'checksum')
      }),
    )
  })

  it.each([
    ['110000000', 'Dallas'], ['011000015', 'Boston'], ['021000021', 'New York'], ['322271627', 'San Francisco'],
    ['000000518', 'government'], ['800000006', 'travelersCheques'], ['611000004', 'Boston'],
  ])('the routing number %s belongs to %s', (number, region) => expect(readRoutingNumber(number)).toEqual({ problem: null, region }))

  it.each([
    ['', 'empty'], ['  ', 'empty'], ['11000000a', 'notDigits'], ['1100-0000', 'notDigits'], ['11000000', 'length'], ['1100000000', 'length'],
    ['000000000', 'prefix'], ['130000006', 'prefix'], ['330000009', 'prefix'], ['990000000', 'prefix'], ['110000001', 'checksum'],
  ])('the text %j is refused: %s', (text, problem) => expect(readRoutingNumber(text)).toEqual({ problem, region: null }))
})

function prefixes(): string[] {
  const numbers = Array.from({ length: 100 }, (_, number) => number)
  const isGiven = (number: number) => number <= 12 || (number >= 21 && number <= 32) || (number >= 61 && number <= 72) || number === 80
  return numbers.filter(isGiven).map((number) => String(number).padStart(2, '0'))
}
