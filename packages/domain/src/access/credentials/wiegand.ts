/** Card formats under the names that their makers give them. */
export const wiegandFormats = ['H10301', 'H10306', 'H10304', 'H10302'] as const
export type WiegandFormat = (typeof wiegandFormats)[number]

/** A field of `length` bits. Positions count from 0 in the order of the wire. */
interface BitField {
  start: number
  length: number
}

export interface WiegandLayout {
  /** Length of the whole number in bits, both parity bits counted. */
  bits: number
  /** Null: the format has no facility code. */
  facility: BitField | null
  card: BitField
  /** The bits that the first bit (even parity) and the last bit (odd parity) cover. */
  even: BitField
  odd: BitField
}

/** 26 bits, 34 bits, 37 bits with and 37 bits without facility code. The 37-bit parities overlap at bit 18. */
export const wiegandLayouts: Readonly<Record<WiegandFormat, WiegandLayout>> = {
  H10301: { bits: 26, facility: field(1, 8), card: field(9, 16), even: field(1, 12), odd: field(13, 12) },
  H10306: { bits: 34, facility: field(1, 16), card: field(17, 16), even: field(1, 16), odd: field(17, 16) },
  H10304: { bits: 37, facility: field(1, 16), card: field(17, 19), even: field(1, 18), odd: field(18, 18) },
  H10302: { bits: 37, facility: null, card: field(1, 35), even: field(1, 18), odd: field(18, 18) },
}

export interface WiegandCredential {
  /** Null or absent where the format has no facility code; 0 is also accepted there and means none. */
  facilityCode?: number | bigint | null
  cardNumber: number | bigint
}

export interface WiegandReading {
  /** Null where the format has no facility code. */
  facilityCode: number | null
  /** At most 2^35 - 1, so always a safe integer. */
  cardNumber: number
}

/**
 * The bits a card sends, first bit first, as text of 0 and 1. Zero can be encoded; `checkWiegandCredential` refuses it.
 * @throws RangeError where the format is unknown, a number does not fit it, or a facility code is missing or is given to a format without
 * one.
 */
export function encodeWiegand(format: WiegandFormat, { facilityCode, cardNumber }: WiegandCredential): string {
  const layout = layoutOf(format)
  const data = facilityBits(format, layout, facilityCode) + toBits(format, 'card number', cardNumber, layout.card.length)
  const body = `0${data}0`
  return parity(body, layout.even) + data + (parity(body, layout.odd) === '1' ? '0' : '1')
}

/**
 * The numbers on a card, or null where the text is no bits, or its length or a parity bit is wrong.
 * @throws RangeError where there is no such format.
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
  // Digits as text compare like numbers and would be written as if they were bits.
  const fits = typeof value === 'bigint' ? value >= 0n && value <= BigInt(max) : Number.isInteger(value) && value >= 0 && value <= max
  if (!fits) {
    throw new RangeError(`The ${what} of ${format} is an integer from 0 to ${max}, got ${value}.`)
  }
  return value.toString(2).padStart(length, '0')
}

/** '1' where the number of ones is odd. */
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
