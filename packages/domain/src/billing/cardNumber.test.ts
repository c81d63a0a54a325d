import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeWiegand, wiegandFormats, wiegandLayouts } from '../access/credentials/wiegand.ts'
import { readCorpus } from '../testing/corpus.ts'
import { cardRanges, makeCardNumber } from './cardNumber.fixture.ts'
import { findCardNumber, passesLuhn } from './cardNumber.ts'

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 19, maxLength: 19 })
const card = fc.tuple(fc.constantFrom(...cardRanges), digits).map(([[prefix, length], filling]) => makeCardNumber(prefix, length, filling))
const sixteen = digits.map((filling) => makeCardNumber('4', 16, filling))
const plain = fc.stringMatching(/^[ .,:;()#"']{0,6}$/)

describe('card numbers are found', () => {
  it('card numbers of every network are found anywhere in a text', () => {
    fc.assert(fc.property(card, plain, plain, (number, before, after) => {
      expect(findCardNumber(before + number + after)).not.toBeNull()
    }))
  })

  it.each([' ', '-', '\u00a0', '\u202f'])('card numbers in groups separated by %j are found', (separator) => {
    fc.assert(
      fc.property(sixteen, (number) => {
        const grouped = number.replace(/(\d{4})(?=\d)/g, `$1${separator}`)
        expect(findCardNumber(`Card ${grouped} 12/29`)).toEqual({ start: 5, end: 5 + grouped.length })
        expect(findCardNumber(`12 ${grouped} 123`)).toEqual({ start: 3, end: 3 + grouped.length })
      }),
    )
  })

  it('card numbers in groups of American Express, on a magnetic stripe and in other digits are found', () => {
    const amex = makeCardNumber('37', 15, [8, 2, 8, 2, 2, 4, 6, 3])
    expect(findCardNumber(`${amex.slice(0, 4)} ${amex.slice(4, 10)} ${amex.slice(10)}`)).not.toBeNull()
    const visa = makeCardNumber('4', 16, [2, 4, 2])
    expect(findCardNumber(`%B${visa}^WHITFIELD/DANA^2912`)).not.toBeNull()
    expect(findCardNumber(`;${visa}=2912`)).not.toBeNull()
    expect(findCardNumber(visa.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))))).not.toBeNull()
  })

  it('a card number with a wrong digit is not found', () => {
    fc.assert(
      fc.property(card, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, seed, step) => {
        const at = seed % number.length
        const wrong = number.slice(0, at) + String((Number(number[at]) + step) % 10) + number.slice(at + 1)
        expect(findCardNumber(wrong)).toBeNull()
      }),
    )
  })
})

// Published examples, because the fixture makes its check digits with the tested function.
it.each(['79927398713', '490154203237518', '18'])('the check digit of %s is right, and every other digit is wrong', (number) => {
  expect(Array.from('0123456789').filter((digit) => passesLuhn(number.slice(0, -1) + digit))).toEqual([number.at(-1)])
})

describe('other numbers are not reported as card numbers', () => {
  it('Wiegand bits, facility codes and card numbers of every access card format are not reported', () => {
    const credential = fc.constantFrom(...wiegandFormats).chain((format) => {
      const { facility, card: cardBits } = wiegandLayouts[format]
      return fc.record({
        format: fc.constant(format),
        facilityCode: facility === null ? fc.constant(null) : fc.nat({ max: 2 ** facility.length - 1 }),
        cardNumber: fc.integer({ min: 0, max: 2 ** cardBits.length - 1 }),
      })
    })
    fc.assert(
      fc.property(credential, ({ format, ...numbers }) => {
        const facility = String(numbers.facilityCode ?? '')
        const texts = [encodeWiegand(format, numbers), `${facility} ${numbers.cardNumber}`, `${facility}-${numbers.cardNumber}`, String(numbers.cardNumber)]
        for (const text of texts) expect(findCardNumber(text), text).toBeNull()
      }),
    )
  })

  it('phone numbers in every usual spelling are not reported', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2000000000, max: 9899999999 }), { minLength: 1, maxLength: 4 }), (numbers) => {
        const spaced = numbers.map((number) => String(number).replace(/(\d{3})(\d{3})(\d{4})/, '$1 $2 $3')).join(' ')
        const dashed = numbers.map((number) => String(number).replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3')).join(', ')
        const plus = numbers.map((number) => `+49${number}1`).join(' ')
        for (const text of [spaced, dashed, plus, numbers.join(' ')]) expect(findCardNumber(text), text).toBeNull()
      }),
    )
  })

  it('ids, times and decimals are not reported', () => {
    fc.assert(fc.property(fc.uuid(), (id) => {
      expect(findCardNumber(id)).toBeNull()
    }))
    fc.assert(fc.property(fc.date({ min: new Date('2015-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), (date) => {
      for (const text of [String(date.getTime()), date.toISOString()]) expect(findCardNumber(text)).toBeNull()
    }))
    fc.assert(fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (number) => {
      expect(findCardNumber(String(number))).toBeNull()
    }))
  })

  it('harmless texts are not reported', () => {
    const items = readCorpus<{ value?: unknown; text?: unknown }>('benign-faker')
    expect(items.length).toBeGreaterThan(100)
    for (const item of items) expect(findCardNumber(JSON.stringify(item)), JSON.stringify(item)).toBeNull()
  })
})
