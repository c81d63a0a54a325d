import { dialledNumber } from '../accounts/uniqueFields.ts'

/**
 * A telephone number of North America as `showPhoneNumber` shows it, and every other text as it stands: for lists, which need not load the
 * plans of all countries for it.
 */
export function showHomePhone(text: string): string {
  const isNumber = /^[\d\s().+-]+$/.test(text)
  const [, area, exchange, line] = (isNumber && /^\+1([2-9]\d\d)(\d{3})(\d{4})$/.exec(dialledNumber(text))) || []
  return area === undefined ? text.trim() : `(${area}) ${exchange}-${line}`
}
