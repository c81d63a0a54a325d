import { decodeText, type FileProblem, type FileSource, findHeading, type ImportKind, type SheetFile, type SheetQuestion } from '@portal/domain'
import { fileLimits } from './fileProblem.ts'

/** How many lines the file may have before its rows: a title, the headings, empty lines. */
const headingRows = 1000

/**
 * Reads a file of rows: text with any separator and encoding, or a sheet of a workbook. The code for each kind of file loads with the first
 * such file.
 */
export async function readImportFile({ kind, name, bytes, sheet }: FileSource): Promise<SheetFile | SheetQuestion | FileProblem> {
  if (bytes.length > fileLimits.bytes) return { problem: 'tooLarge' }
  // Older workbooks, and workbooks with a password, are compound files.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return { problem: isLocked(bytes) ? 'workbookLocked' : 'workbookOld' }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { readWorkbook } = await import('./workbook/readWorkbook.ts')
    const read = readWorkbook(bytes, sheet)
    return 'rows' in read ? takeRows(kind, { name, encoding: 'xlsx', isGuess: false, sheet: read.sheet, sheets: read.sheets }, read.rows) : read
  }
  const { text, encoding, isGuess } = decodeText(bytes)
  if (text.includes('\0')) return { problem: 'notText' }
  const { default: papa } = await import('papaparse')
  const { data, errors, meta } = papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t', '|'], skipEmptyLines: false, preview: fileLimits.rows + headingRows })
  if (meta.truncated) return { problem: 'tooManyRows' }
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) return { problem: 'openQuote', row: (open.row ?? 0) + 1 }
  const filled = data.map((cells, index) => ({ row: index + 1, cells })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return takeRows(kind, { name, encoding, isGuess, sheet: null, sheets: [] }, filled)
}

/** Whether a compound file is a workbook with a password: it has a stream of this name, with two bytes for each letter. */
function isLocked(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - (bytes.length % 2))).includes('EncryptedPackage')
}

function takeRows(kind: ImportKind, source: Omit<SheetFile, 'headings' | 'rows'>, filled: SheetFile['rows']): SheetFile | FileProblem {
  const heading = findHeading(kind, filled.slice(0, 20).map(({ cells }) => cells))
  const rows = filled.slice(heading + 1)
  if (rows.length === 0) return { problem: 'empty' }
  if (rows.length > fileLimits.rows) return { problem: 'tooManyRows' }
  const wide = filled.find(({ cells }) => cells.length > fileLimits.columns)
  if (wide) return { problem: 'tooManyColumns', row: wide.row }
  const long = rows.find(({ cells }) => cells.some((cell) => cell.length > fileLimits.cell))
  if (long) return { problem: 'longCell', row: long.row }
  return { ...source, headings: filled[heading]?.cells ?? null, rows }
}
