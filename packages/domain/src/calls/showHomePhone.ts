import { dialledNumber } from '../accounts/uniqueFields.ts'

/**
 * Writes a North American number as `showPhoneNumber` does, and returns any other text unchanged. It doesn't need the numbering plans of
 * all countries, so lists load faster.
 */
export function showHomePhone(text: string): string {
  const isNumber = /^[\d\s().+-]+$/.test(text)
  const [, area, exchange, line] = (isNumber && /^\+1([2-9]\d\d)(\d{3})(\d{4})$/.exec(dialledNumber(text))) || []
  return area === undefined ? text.trim() : `(${area}) ${exchange}-${line}`
}
