import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decodeWiegand, encodeWiegand, type WiegandFormat, wiegandFormats, wiegandLayouts } from './wiegand.ts'
import { checkWiegandCredential } from './wiegandCredential.ts'

interface Vector {
  format: WiegandFormat
  facility: number | null
  card: string
  bits: string
  hex: string
}

const file = readFileSync(join(import.meta.dirname, '../../../test-data/wiegand.json'), 'utf8')
const { vectors } = JSON.parse(file) as { vectors: Vector[] }

const credential = fc.constantFrom(...wiegandFormats).chain((format) => {
  const { facility, card } = wiegandLayouts[format]
  return fc.record({
    format: fc.constant(format),
    facilityCode: facility === null ? fc.constant(null) : fc.integer({ min: 0, max: 2 ** facility.length - 1 }),
    cardNumber: fc.integer({ min: 0, max: 2 ** card.length - 1 }),
  })
})

describe('Wiegand: known answers', () => {
  it.each(vectors)('the $format card $facility/$card has the bits $bits', ({ format, facility, card, bits, hex }) => {
    expect(encodeWiegand(format, { facilityCode: facility, cardNumber: Number(card) })).toBe(bits)
    expect(encodeWiegand(format, { facilityCode: facility, cardNumber: BigInt(card) })).toBe(bits)
    expect(BigInt(`0b${bits}`)).toBe(BigInt(`0x${hex}`))
    expect(decodeWiegand(format, bits)).toEqual({ facilityCode: facility, cardNumber: Number(card) })
  })

  it('bits are the same as those of other implementations', () => {
    expect(encodeWiegand('H10301', { facilityCode: 90, cardNumber: 324 })).toBe('00101101000000001010001000')
    expect(decodeWiegand('H10301', (0x2ec0c86).toString(2).padStart(26, '0'))).toEqual({ facilityCode: 118, cardNumber: 1603 })
    expect(decodeWiegand('H10301', (0x2f623ae).toString(2).padStart(26, '0'))).toEqual({ facilityCode: 123, cardNumber: 4567 })
  })
})

describe('Wiegand: properties', () => {
  it('every card that is written can be read again', () => {
    fc.assert(
      fc.property(credential, ({ format, ...numbers }) => {
        const bits = encodeWiegand(format, numbers)
        expect(bits).toMatch(new RegExp(`^[01]{${wiegandLayouts[format].bits}}$`))
        expect(decodeWiegand(format, bits)).toEqual(numbers)
      }),
    )
  })

  it('any single wrong bit is refused', () => {
    fc.assert(
      fc.property(credential, fc.nat(), ({ format, ...numbers }, seed) => {
        // The two parities of the 37-bit formats overlap at bit 18, so a flip there breaks both.
        const bits = encodeWiegand(format, numbers)
        const at = seed % bits.length
        const flipped = bits.slice(0, at) + (bits[at] === '1' ? '0' : '1') + bits.slice(at + 1)
        expect(decodeWiegand(format, flipped)).toBeNull()
      }),
    )
  })
})

it('a format without facility codes takes none, also if it is left out', () => {
  const bits = encodeWiegand('H10302', { facilityCode: null, cardNumber: 1337 })
  for (const facilityCode of [0, undefined]) expect(encodeWiegand('H10302', { facilityCode, cardNumber: 1337 })).toBe(bits)
})

describe('Wiegand: refusals', () => {
  it.each<[WiegandFormat, number | bigint | null, number | bigint, string]>([
    ['H10301', 256, 1, 'The facility code of H10301 is an integer from 0 to 255, got 256.'],
    ['H10301', 1, 65_536, 'The card number of H10301 is an integer from 0 to 65535, got 65536.'],
    ['H10306', 65_536n, 1, 'The facility code of H10306 is an integer from 0 to 65535, got 65536.'],
    ['H10304', 1, 524_288, 'The card number of H10304 is an integer from 0 to 524287, got 524288.'],
    ['H10302', null, 34_359_738_368n, 'The card number of H10302 is an integer from 0 to 34359738367, got 34359738368.'],
    ['H10301', 1, -1, 'got -1.'],
    ['H10301', 1, 1.5, 'got 1.5.'],
    ['H10301', 1, Number.NaN, 'got NaN.'],
    ['H10301', 1, -1n, 'got -1.'],
    ['H10301', 1, Infinity, 'got Infinity.'],
    ['H10301', 1, '101' as unknown as number, 'The card number of H10301 is an integer from 0 to 65535, got 101.'],
    ['H10301', 2n ** 64n, 1, 'got 18446744073709551616.'],
    ['H10303' as WiegandFormat, 1, 1, 'There is no Wiegand format H10303; there are H10301, H10306, H10304, H10302.'],
    ['H10301', null, 1, 'H10301 needs a facility code.'],
    ['H10302', 7, 1, 'H10302 has no facility code, got 7.'],
    ['H10302', 0.5, 1, 'H10302 has no facility code, got 0.5.'],
  ])('%s facility %s card %s', (format, facilityCode, cardNumber, message) => {
    const encode = () => encodeWiegand(format, { facilityCode, cardNumber })
    expect(encode).toThrow(RangeError)
    expect(encode).toThrow(message)
  })

  it('an unknown format is refused', () => {
    expect(() => decodeWiegand('toString' as WiegandFormat, '0'.repeat(26))).toThrow(RangeError)
  })

  it.each(['', '0'.repeat(25), `0x${'0'.repeat(24)}`, `${'0'.repeat(25)}1\n`, '０'.repeat(26), '0'.repeat(26), '1'.repeat(27), `${'0'.repeat(25)}2`, ` ${'0'.repeat(24)}1`])('does not read %j', (bits) => {
    expect(decodeWiegand('H10301', bits)).toBeNull()
  })
})

describe('a random card', () => {
  it.each<[WiegandFormat, number | null, number | bigint, string[]]>([
    ['H10301', 118, 1603, []],
    ['H10302', null, 1337, []],
    ['H10301', 0, 0, ['facilityCodeZero', 'cardNumberZero']],
    ['H10301', 256, 65_536, ['facilityCodeOutOfRange', 'cardNumberOutOfRange']],
    ['H10301', 1.5, 1603, ['facilityCodeOutOfRange']],
    ['H10301', 118, 1603n, []],
    ['H10306', null, 5, ['facilityCodeMissing']],
    ['H10302', 3, 5, ['facilityCodeNotUsed']],
  ])('%s %s/%s: %j', (format, facilityCode, cardNumber, problems) => {
    expect(checkWiegandCredential(format, { facilityCode, cardNumber })).toEqual(problems)
  })
})
