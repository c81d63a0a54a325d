/** Card formats under the names that their makers give them. */
export const wiegandFormats = ['H10301', 'H10306', 'H10304', 'H10302'] as const
export type WiegandFormat = (typeof wiegandFormats)[number]

/** A part of a card's bits. Positions count from 0, in the order in which readers send the bits. */
interface BitField {
  start: number
  length: number
}

export interface WiegandLayout {
  /** How many bits a card sends, both parity bits included. */
  bits: number
  /** The bits of the facility code; null if the format has none. */
  facility: BitField | null
  card: BitField
  /** The bits that are checked by the first bit (even parity) and by the last bit (odd parity). */
  even: BitField
  odd: BitField
}

/**
 * The layout of each format: 26 bits, 34 bits, 37 bits with a facility code and 37 bits without. In 37 bits, both parity bits check bit 18.
 */
export const wiegandLayouts: Readonly<Record<WiegandFormat, WiegandLayout>> = {
  H10301: { bits: 26, facility: field(1, 8), card: field(9, 16), even: field(1, 12), odd: field(13, 12) },
  H10306: { bits: 34, facility: field(1, 16), card: field(17, 16), even: field(1, 16), odd: field(17, 16) },
  H10304: { bits: 37, facility: field(1, 16), card: field(17, 19), even: field(1, 18), odd: field(18, 18) },
  H10302: { bits: 37, facility: null, card: field(1, 35), even: field(1, 18), odd: field(18, 18) },
}

export interface WiegandCredential {
  /** The facility code. Null, absent or 0 for a format without one. */
  facilityCode?: number | bigint | null
  cardNumber: number | bigint
}

export interface WiegandReading {
  /** The facility code; null if the format has none. */
  facilityCode: number | null
  /** The card number, at most 2^35 - 1, so always a safe integer. */
  cardNumber: number
}

/**
 * The bits that a card sends, first bit first, as text of 0 and 1. The number zero can be encoded; `checkWiegandCredential` refuses it.
 * @throws RangeError if the format is unknown, a number does not fit it, a facility code is missing, or a format without one got one.
 */
export function encodeWiegand(format: WiegandFormat, { facilityCode, cardNumber }: WiegandCredential): string {
  const layout = layoutOf(format)
  const data = facilityBits(format, layout, facilityCode) + toBits(format, 'card number', cardNumber, layout.card.length)
  const body = `0${data}0`
  return parity(body, layout.even) + data + (parity(body, layout.odd) === '1' ? '0' : '1')
}

/**
 * Reads the numbers of a card from its bits. Null if the text has other characters than 0 and 1, or its length or a parity bit is wrong.
 * @throws RangeError if there is no such format.
 */
export function decodeWiegand(format: WiegandFormat, bits: string): WiegandReading | null {
  const layout = layoutOf(format)
  if (bits.length !== layout.bits || !/^[01]+$/.test(bits)) return null
  const isEven = parity(bits, layout.even) === bits.charAt(0)
  const isOdd = parity(bits, layout.odd) !== bits.charAt(bits.length - 1)
  if (!isEven || !isOdd) return null
  return {
    facilityCode: layout.facility === null ? null : Number.parseInt(slice(bits, layout.facility), 2),
    cardNumber: Number.parseInt(slice(bits, layout.card), 2),
  }
}

function layoutOf(format: WiegandFormat): WiegandLayout {
  if (!Object.hasOwn(wiegandLayouts, format)) throw new RangeError(`There is no Wiegand format ${format}; there are ${wiegandFormats.join(', ')}.`)
  return wiegandLayouts[format]
}

function facilityBits(format: WiegandFormat, { facility }: WiegandLayout, code: number | bigint | null | undefined): string {
  if (facility !== null) {
    if (code === null || code === undefined) throw new RangeError(`${format} needs a facility code.`)
    return toBits(format, 'facility code', code, facility.length)
  }
  if (Number(code ?? 0) !== 0) throw new RangeError(`${format} has no facility code, got ${code}.`)
  return ''
}

function toBits(format: WiegandFormat, what: string, value: number | bigint, length: number): string {
  const max = 2 ** length - 1
  // The type is checked, because digits as text would compare like numbers and then be written as if they were bits.
  const fits = typeof value === 'bigint' ? value >= 0n && value <= BigInt(max) : Number.isInteger(value) && value >= 0 && value <= max
  if (!fits) {
    throw new RangeError(`The ${what} of ${format} is an integer from 0 to ${max}, got ${value}.`)
  }
  return value.toString(2).padStart(length, '0')
}

/** Returns '1' if the number of ones is odd, else '0'. */
function parity(bits: string, over: BitField): '0' | '1' {
  let isOdd = false
  for (const bit of slice(bits, over)) if (bit === '1') isOdd = !isOdd
  return isOdd ? '1' : '0'
}

function slice(bits: string, { start, length }: BitField): string {
  return bits.slice(start, start + length)
}

function field(start: number, length: number): BitField {
  return { start, length }
}
