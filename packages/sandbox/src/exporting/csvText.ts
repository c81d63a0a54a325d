import { neutralizeCsvCell, quoteCsvCell } from '@portal/domain'

/** The mark by which Excel knows UTF-8. */
export const byteOrderMark = '\ufeff'

/** Rows as lines of a CSV file (RFC 4180), each cell such that no spreadsheet takes it for a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => quoteCsvCell(neutralizeCsvCell(cell))).join(',')}\r\n`).join('')
}
