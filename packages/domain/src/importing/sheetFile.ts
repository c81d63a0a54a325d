import type { DecodedText } from './decodeText.ts'
import type { ColumnGuess } from './guessColumns.ts'
import type { ImportKind } from './importKinds.ts'

/** What a file holds, before anybody says what its columns are. */
export interface SheetFile {
  name: string
  encoding: DecodedText['encoding'] | 'xlsx'
  /** Whether the encoding is a guess. */
  isGuess: boolean
  /** The sheet of a workbook, and all that it has; null and none for a file of text. */
  sheet: string | null
  sheets: string[]
  /** Null for a file without a heading. */
  headings: string[] | null
  /** Each with its number in the file, its first line being row 1. */
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

/** A file as a person brought it. */
export interface FileSource {
  kind: ImportKind
  name: string
  bytes: Uint8Array
  /** The sheet that was chosen of a workbook; null for the only one. */
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
