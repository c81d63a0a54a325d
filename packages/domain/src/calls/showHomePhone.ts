import { dialledNumber } from '../accounts/uniqueFields.ts'

/**
 * A North American number as `showPhoneNumber` writes it, and any other text unchanged. For lists, which then need not load the
 * numbering plans of all countries.
 */
export function showHomePhone(text: string): string {
  const isNumber = /^[\d\s().+-]+$/.test(text)
  const [, area, exchange, line] = (isNumber && /^\+1([2-9]\d\d)(\d{3})(\d{4})$/.exec(dialledNumber(text))) || []
  return area === undefined ? text.trim() : `(${area}) ${exchange}-${line}`
}
