import { passesLuhn } from './cardNumber.ts'

/**
 * Makes a number that looks like a card number: `prefix`, then `digits` as filler, then the check digit. Made at run time, so that the
 * source has none.
 */
export function makeCardNumber(prefix: string, length: number, digits: readonly number[]): string {
  const filled = (prefix + digits.map((digit) => digit % 10).join('')).padEnd(length - 1, '7').slice(0, length - 1)
  const check = Array.from('0123456789').find((digit) => passesLuhn(filled + digit))
  return filled + check
}

/** First digits and length of card numbers, for every network that the search covers. */
export const cardRanges: readonly (readonly [prefix: string, length: number])[] = [
  ['4', 13], ['4', 16], ['4', 19], ['51', 16], ['2221', 16], ['2720', 16], ['34', 15], ['37', 15], ['6011', 16], ['65', 19],
  ['300', 14], ['36', 14], ['38', 19], ['3528', 16], ['3589', 16], ['62', 16], ['62', 19], ['5018', 13], ['6759', 18],
]
