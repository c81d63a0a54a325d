import { checkWiegandCredential, type WiegandProblem } from './wiegandCredential.ts'
import { decodeWiegand, encodeWiegand, wiegandLayouts, type WiegandFormat } from './wiegand.ts'

export interface CardPair {
  /** The facility code; null if the format has none. */
  facility: number | null
  card: number
}

/** The numbers read from a card's raw bits, or why the bits are wrong. */
export type CardReading = { kind: 'empty' } | { kind: 'length'; got: number; wanted: number } | { kind: 'parity'; bits: string } | { kind: 'card'; bits: string; numbers: CardPair }

/** Reads a card's raw value as card readers show it: as bits, or in hexadecimal with or without `0x`. Spaces are allowed. */
export function readCard(format: WiegandFormat, typed: string): CardReading {
  const text = typed.replaceAll(/[\s:-]/g, '').replace(/^0x/i, '')
  if (text === '') return { kind: 'empty' }
  const wanted = wiegandLayouts[format].bits
  const bits = toBits(text, wanted)
  if (bits === null || bits.length !== wanted) return { kind: 'length', got: bits?.length ?? text.length, wanted }
  const reading = decodeWiegand(format, bits)
  return reading === null ? { kind: 'parity', bits } : { kind: 'card', bits, numbers: { facility: reading.facilityCode, card: reading.cardNumber } }
}

/** Zeros and ones in the right number are bits. Other hexadecimal digits are a number with that many bits. */
function toBits(text: string, wanted: number): string | null {
  if (/^[01]+$/.test(text) && text.length > Math.ceil(wanted / 4)) return text
  if (!/^[\da-f]+$/i.test(text)) return null
  return BigInt(`0x${text}`).toString(2).padStart(wanted, '0')
}

/** The bits that a card with these numbers sends, or why it can't be assigned. */
export function writeCard(format: WiegandFormat, { facility, card }: { facility: number | null; card: number | null }): { bits: string } | { problems: WiegandProblem[] } {
  if (card === null) return { problems: [] }
  const credential = { facilityCode: facility, cardNumber: card }
  const problems = checkWiegandCredential(format, credential)
  return problems.length > 0 ? { problems } : { bits: encodeWiegand(format, credential) }
}

/** Writes a card number as cards of the format have it printed: with leading zeros. */
export function padCard(format: WiegandFormat, card: number): string {
  return String(card).padStart(String(2 ** wiegandLayouts[format].card.length - 1).length, '0')
}

/** Reads a whole number; null for other text. */
export const readCardNumber = (text: string): number | null => (/^\d{1,12}$/.test(text.trim()) ? Number(text.trim()) : null)
