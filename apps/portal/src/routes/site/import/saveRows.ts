import { neutralizeCsvCell, quoteCsvCell } from '@portal/domain'
import { saveFile } from '#portal/app/saveFile.ts'

/** Saves rows as a CSV file that a spreadsheet reads in its own encoding, with formulas as text. */
export function saveRows(fileName: string, rows: readonly (readonly string[])[]): void {
  const text = rows.map((cells) => cells.map((cell) => quoteCsvCell(neutralizeCsvCell(cell))).join(',')).join('\r\n')
  void saveFile(Promise.resolve({ blob: new Blob([`\ufeff${text}\r\n`]), fileName, mediaType: 'text/csv;charset=utf-8' }))
}
