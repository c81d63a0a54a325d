import type { DecodedText } from './decodeText.ts'
import type { ColumnGuess } from './guessColumns.ts'
import type { ImportKind } from './importKinds.ts'

/** The contents of a file before the kinds of its columns are chosen. */
export interface SheetFile {
  name: string
  encoding: DecodedText['encoding'] | 'xlsx'
  /** Whether the encoding is a guess. */
  isGuess: boolean
  /** The chosen sheet of a workbook and all sheets; null and empty for a text file. */
  sheet: string | null
  sheets: string[]
  /** The headings; null for a file without them. */
  headings: string[] | null
  /** Rows with their number in the file; the first line is row 1. */
  rows: { row: number; cells: string[] }[]
}

/** The sheets of a workbook, of which the user must choose one. */
export interface SheetQuestion {
  sheets: string[]
}

/** Why a file cannot be imported, with `row` if one row is the reason. */
export interface FileProblem {
  problem:
    | 'empty' | 'notText' | 'tooLarge' | 'tooManyRows' | 'tooManyColumns' | 'longCell' | 'openQuote'
    | 'workbookOld' | 'workbookLocked' | 'workbookBroken' | 'workbookHuge'
  row?: number
}

/** A file that the user chose, and how to read it. */
export interface FileSource {
  kind: ImportKind
  name: string
  bytes: Uint8Array
  /** The chosen sheet of a workbook; null for the only one. */
  sheet: string | null
}

/** Reads a file of rows. */
export type ReadSheetFile = (source: FileSource) => Promise<SheetFile | SheetQuestion | FileProblem>

/** The facts about a file without its rows, which are needed to choose the kinds of its columns. */
export interface FileFacts extends Omit<SheetFile, 'rows'> {
  rows: number
  /** The guessed kind of each column, with its first values. */
  guesses: readonly ColumnGuess[]
  samples: readonly (readonly string[])[]
}
