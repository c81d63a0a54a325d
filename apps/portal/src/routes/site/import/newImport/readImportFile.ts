import { decodeText, type DecodedText, hasHeading, type ImportKind } from '@portal/domain'

/** What a file holds, before anybody says what its columns are. */
export interface ReadFile {
  name: string
  encoding: DecodedText['encoding']
  isGuess: boolean
  /** Null for a file without a heading. */
  headings: string[] | null
  /** Each with its number in the file, the heading being row 1. */
  rows: { row: number; cells: string[] }[]
}

/** Why a file cannot be imported; `row` where one row is the reason. */
export interface FileProblem {
  problem: 'empty' | 'workbook' | 'notText' | 'tooLarge' | 'tooManyRows' | 'tooManyColumns' | 'longCell' | 'openQuote'
  row?: number
}

export const fileLimits = { bytes: 20_000_000, rows: 100_000, columns: 60, cell: 4000 } as const

/** Reads a file of rows, whatever its separator and encoding. The reader is fetched with the first file. */
export async function readImportFile(kind: ImportKind, name: string, bytes: Uint8Array): Promise<ReadFile | FileProblem> {
  if (bytes.length > fileLimits.bytes) return { problem: 'tooLarge' }
  // A workbook is a zip archive, or the older compound file.
  if ((bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf)) return { problem: 'workbook' }
  const { text, encoding, isGuess } = decodeText(bytes)
  if (text.includes('\0')) return { problem: 'notText' }
  const { default: papa } = await import('papaparse')
  const { data, errors } = papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t', '|'], skipEmptyLines: false })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) return { problem: 'openQuote', row: (open.row ?? 0) + 1 }
  const filled = data.map((cells, index) => ({ row: index + 1, cells })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [first] = filled
  if (!first) return { problem: 'empty' }
  const heading = hasHeading(kind, filled.map(({ cells }) => cells)) ? first : null
  const rows = heading ? filled.slice(1) : filled
  if (rows.length === 0) return { problem: 'empty' }
  if (rows.length > fileLimits.rows) return { problem: 'tooManyRows' }
  const wide = filled.find(({ cells }) => cells.length > fileLimits.columns)
  if (wide) return { problem: 'tooManyColumns', row: wide.row }
  const long = rows.find(({ cells }) => cells.some((cell) => cell.length > fileLimits.cell))
  if (long) return { problem: 'longCell', row: long.row }
  return { name, encoding, isGuess, headings: heading?.cells ?? null, rows }
}
