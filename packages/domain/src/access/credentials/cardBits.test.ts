import { checkWiegandCredential } from './wiegandCredential.ts'
import { wiegandFormats, wiegandLayouts } from './wiegand.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { padCard, readCard, readCardNumber, writeCard } from './cardBits.ts'

const card = fc.constantFrom(...wiegandFormats).chain((format) => {
  const { facility, card: field } = wiegandLayouts[format]
  return fc.record({
    format: fc.constant(format),
    facility: facility === null ? fc.constant(null) : fc.integer({ min: 1, max: 2 ** facility.length - 1 }),
    card: fc.integer({ min: 1, max: 2 ** field.length - 1 }),
  })
})

describe('a card entered raw', () => {
  it('a raw card reads the same as bits and as hexadecimal', () => {
    fc.assert(
      fc.property(card, ({ format, ...numbers }) => {
        expect(checkWiegandCredential(format, { facilityCode: numbers.facility, cardNumber: numbers.card })).toEqual([])
        const written = writeCard(format, numbers)
        if (!('bits' in written)) throw new Error('a right card has bits')
        const { bits } = written
        const hex = BigInt(`0b${bits}`).toString(16).padStart(Math.ceil(bits.length / 4), '0')
        expect(readCard(format, bits)).toEqual({ kind: 'card', bits, numbers })
        expect(readCard(format, `0x${hex.toUpperCase()}`)).toEqual({ kind: 'card', bits, numbers })
      }),
    )
  })

  it('a wrong card has its reason: too few bits, or a wrong parity bit', () => {
    expect(readCard('H10301', '0101')).toMatchObject({ kind: 'parity' })
    expect(readCard('H10301', '0010110100000000101000100')).toEqual({ kind: 'length', got: 25, wanted: 26 })
    expect(readCard('H10301', '10101101000000001010001000')).toMatchObject({ kind: 'parity' })
    expect(readCard('H10301', 'FFFFFFFF')).toEqual({ kind: 'length', got: 32, wanted: 26 })
    expect(readCard('H10301', 'card')).toMatchObject({ kind: 'length' })
    expect(readCard('H10301', ' ')).toEqual({ kind: 'empty' })
  })

  it('the published example card 90/324 is read and written', () => {
    expect(readCard('H10301', '00101101 00000000 10100010 00')).toMatchObject({ kind: 'card', numbers: { facility: 90, card: 324 } })
  })
})

describe('a card entered by its numbers', () => {
  it('card number zero is refused, and numbers must fit the format', () => {
    expect(writeCard('H10301', { facility: 0, card: 5 })).toEqual({ problems: ['facilityCodeZero'] })
    expect(writeCard('H10301', { facility: 118, card: 65_536 })).toEqual({ problems: ['cardNumberOutOfRange'] })
    expect(writeCard('H10301', { facility: 118, card: null })).toEqual({ problems: [] })
  })

  it('a shown card number keeps its leading zeros', () => {
    expect([padCard('H10301', 4417), padCard('H10304', 7), padCard('H10302', 1)]).toEqual(['04417', '000007', '00000000001'])
  })

  it('a card number must be a whole number', () => {
    expect([readCardNumber(' 007 '), readCardNumber('1.5'), readCardNumber('-3'), readCardNumber('')]).toEqual([7, null, null, null])
  })
})
