import { checkWiegandCredential, type WiegandProblem } from './wiegandCredential.ts'
import { decodeWiegand, encodeWiegand, wiegandLayouts, type WiegandFormat } from './wiegand.ts'

export interface CardPair {
  /** Null where the format has none. */
  facility: number | null
  card: number
}

/** The numbers of raw bits, or why there are none. */
export type CardReading = { kind: 'empty' } | { kind: 'length'; got: number; wanted: number } | { kind: 'parity'; bits: string } | { kind: 'card'; bits: string; numbers: CardPair }

/** Reads what a reader shows: the bits themselves, or hexadecimal with or without `0x`, spaces forgiven. */
export function readCard(format: WiegandFormat, typed: string): CardReading {
  const text = typed.replaceAll(/[\s:-]/g, '').replace(/^0x/i, '')
  if (text === '') return { kind: 'empty' }
  const wanted = wiegandLayouts[format].bits
  const bits = toBits(text, wanted)
  if (bits === null || bits.length !== wanted) return { kind: 'length', got: bits?.length ?? text.length, wanted }
  const reading = decodeWiegand(format, bits)
  return reading === null ? { kind: 'parity', bits } : { kind: 'card', bits, numbers: { facility: reading.facilityCode, card: reading.cardNumber } }
}

/** Zeros and ones of the right number are bits; anything else in hexadecimal digits is a number of that many bits. */
function toBits(text: string, wanted: number): string | null {
  if (/^[01]+$/.test(text) && text.length > Math.ceil(wanted / 4)) return text
  if (!/^[\da-f]+$/i.test(text)) return null
  return BigInt(`0x${text}`).toString(2).padStart(wanted, '0')
}

/** The bits a card with these numbers sends, or why it may not be given to anyone. */
export function writeCard(format: WiegandFormat, { facility, card }: { facility: number | null; card: number | null }): { bits: string } | { problems: WiegandProblem[] } {
  if (card === null) return { problems: [] }
  const credential = { facilityCode: facility, cardNumber: card }
  const problems = checkWiegandCredential(format, credential)
  return problems.length > 0 ? { problems } : { bits: encodeWiegand(format, credential) }
}

/** A number as it is printed on cards of the format: with its leading zeros. */
export function padCard(format: WiegandFormat, card: number): string {
  return String(card).padStart(String(2 ** wiegandLayouts[format].card.length - 1).length, '0')
}

/** Whole numbers only; null for anything else. */
export const readCardNumber = (text: string): number | null => (/^\d{1,12}$/.test(text.trim()) ? Number(text.trim()) : null)
