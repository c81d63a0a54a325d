import type { DecodedText } from './decodeText.ts'
import type { ColumnGuess } from './guessColumns.ts'
import type { ImportKind } from './importKinds.ts'

/** The contents of a file before its columns are named. */
export interface SheetFile {
  name: string
  encoding: DecodedText['encoding'] | 'xlsx'
  /** Whether the encoding is a guess. */
  isGuess: boolean
  /** The chosen sheet of a workbook and all sheets; null and empty for a text file. */
  sheet: string | null
  sheets: string[]
  /** Null for a file without a heading. */
  headings: string[] | null
  /** Rows with their number in the file; the first line is row 1. */
  rows: { row: number; cells: string[] }[]
}

/** A workbook with several sheets: one of them is to be chosen. */
export interface SheetQuestion {
  sheets: string[]
}

/** Why a file cannot be imported; `row` where one row is the reason. */
export interface FileProblem {
  problem:
    | 'empty' | 'notText' | 'tooLarge' | 'tooManyRows' | 'tooManyColumns' | 'longCell' | 'openQuote'
    | 'workbookOld' | 'workbookLocked' | 'workbookBroken' | 'workbookHuge'
  row?: number
}

/** A file as the user chose it. */
export interface FileSource {
  kind: ImportKind
  name: string
  bytes: Uint8Array
  /** The chosen sheet of a workbook; null for the only one. */
  sheet: string | null
}

/** Reads a file of rows. */
export type ReadSheetFile = (source: FileSource) => Promise<SheetFile | SheetQuestion | FileProblem>

/** A file without its rows: enough to choose what its columns hold. */
export interface FileFacts extends Omit<SheetFile, 'rows'> {
  rows: number
  /** What each column seems to hold, and its first values. */
  guesses: readonly ColumnGuess[]
  samples: readonly (readonly string[])[]
}
