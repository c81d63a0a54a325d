import type { CellFinding } from './cellProblems.ts'

/** Whether a spreadsheet shortened a number, such as to 7.14E+09. */
export const isShortened = (text: string) => /^\d(\.\d+)?e\+\d+$/i.test(text)

/** The problem of a phone number: shortened by a spreadsheet, not a number, or from another country without the +. */
export function checkPhoneCell(text: string): CellFinding | null {
  if (isShortened(text)) return { problem: 'shortened', mend: null }
  const digits = text.replaceAll(/\D/g, '')
  if (!/^\+?[\d\s().-]+$/.test(text) || digits.length < 7 || digits.length > 15) return { problem: 'phone', mend: null }
  const isHome = digits.length <= 10 || (digits.length === 11 && digits.startsWith('1'))
  return text.startsWith('+') || isHome ? null : { problem: 'plus', mend: `+${digits.replace(/^00/, '')}` }
}
