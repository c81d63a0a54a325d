import { type ImportCells, type ImportChoice, type ImportColumn, type Right } from '@portal/domain'
import type { Viewer } from '../people/viewer.ts'
import type { ImportRowsTable, ImportsTable } from '../store/importSchema.ts'
import type { Log } from '../hostInterfaces.ts'
import type { Store } from '../store/openStore.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import type { Sentence } from '../words/sentence.ts'

export type FoundRow = ImportRowsTable
export type FieldChange = { Field: ImportColumn; From: string; To: string }

export interface ImportRow {
  choice: ImportChoice
  cells: ImportCells
}

/** What a row did. */
export interface WrittenRow {
  outcome: 'created' | 'changed' | 'unchanged' | 'skipped' | 'failed'
  name: string
  code: string
  /** Which cell was refused, if one was. */
  field?: string | undefined
  message: Sentence
  recordId: number | null
  changes: FieldChange[]
  /** The record's old version, for `takeBack`; null for a new one and for a row that wrote nothing. */
  before: object | null
  versionBefore: number | null
  versionAfter: number | null
  /** The person's group before and after; absent where the row does not touch it. */
  regrouped?: { from: number | null; to: number | null; isNew: boolean }
}

/** Does what one row says; a refusal is thrown. Inside the row's savepoint. */
export type WriteRow = (trx: Store, row: ImportRow, freed?: FreedPins) => Promise<WrittenRow>

/** The directory PINs of records from which they were taken for this step, since others of the same file get them. */
export type FreedPins = ReadonlyMap<number, string>

/** Who imports or takes back, and what. */
export interface ImportContext {
  viewer: Viewer
  found: ImportsTable
  vault: CodeVault
  log: Log
  /** Milliseconds since 1970, on the sandbox's clock. */
  now: number
}

/** How records of a kind hand directory PINs to each other. */
export interface PinRules {
  table: 'users' | 'call_groups'
  /** The record that a row changes; null if it makes a new one. A refusal is thrown. */
  recordOf: (trx: Store, context: ImportContext, cells: ImportCells) => Promise<number | null>
  /** The PIN before a row, for `takeBack`; absent where the row left it alone. */
  pinBefore: (before: unknown) => string | undefined
}

/** What every record that is imported has. */
export interface ImportedRecord {
  id: number
  name: string
  version: number
  updated_by: string
}

/** One kind of file: how its rows are written and taken back. */
export interface ImportedKind {
  /** What one must be allowed beside importing. */
  right: Right
  /** What a row is called before it is written. */
  nameOf: (cells: ImportCells) => string
  /** Reads what every row of a slice is judged by. */
  writer: (store: Store, context: ImportContext) => Promise<WriteRow>
  /** Absent where records have no directory PIN. */
  pins?: PinRules
  /** The records with these ids that are still there. */
  find: (store: Store, viewer: Viewer, ids: number[]) => Promise<readonly ImportedRecord[]>
  /** What belongs to a record that a row made, and would go with it. Absent where nothing can. */
  standsOn?: (store: Store, record: ImportedRecord) => Promise<Sentence | null>
  /** Restores one record to its state before the row, if nothing depends on it. Returns the record's version; null if it is gone. */
  takeBack: (trx: Store, context: ImportContext, row: FoundRow) => Promise<number | null>
}
