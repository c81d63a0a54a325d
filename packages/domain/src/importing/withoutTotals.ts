import { foldText } from '../textInput/foldText.ts'
import type { SheetRow } from './inspectSheet.ts'

const total = /^(grand total|sub-?total|totals?|total general|totales|count|recuento|suma)\b[\p{L} ]*:?\s*[\d.,]*$/u
const amount = /^[$€]?[\d.,]+$/

/** Whether a row has the totals of the rows above: “TOTAL; 300”, “Total residents: 300”. */
function isTotal({ cells }: Pick<SheetRow, 'cells'>): boolean {
  const [first = '', ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  return total.test(foldText(first)) && others.every((cell) => amount.test(cell)) && /\d/.test([first, ...others].join(''))
}

/** Marks rows with totals at the end of a file to be left out, unless the user includes them. */
export function withoutTotals(rows: readonly Omit<SheetRow, 'choice'>[]): SheetRow[] {
  const last = rows.findLastIndex((row) => !isTotal(row))
  return rows.map((row, index) => ({ ...row, choice: index > last ? 'leaveOut' : 'merge' }))
}
