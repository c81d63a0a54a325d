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

/** The outcome of a row. */
export interface WrittenRow {
  outcome: 'created' | 'changed' | 'unchanged' | 'skipped' | 'failed'
  name: string
  code: string
  /** Which cell was refused, if one was. */
  field?: string | undefined
  message: Sentence
  recordId: number | null
  changes: FieldChange[]
  /** The record's old version, for `takeBack`; null for a new one, or if nothing was written. */
  before: object | null
  versionBefore: number | null
  versionAfter: number | null
  /** The user's group after the row; absent where the row does not touch it. */
  regrouped?: { to: number | null; isNew: boolean }
}

/** Writes a row; throws a refusal. Inside the row's savepoint. */
export type WriteRow = (trx: Store, row: ImportRow, freed?: FreedPins) => Promise<WrittenRow>

/** Directory PINs taken from records in this step, because other rows of the file get them. */
export type FreedPins = ReadonlyMap<number, string>

/** The user and the import. */
export interface ImportContext {
  viewer: Viewer
  found: ImportsTable
  vault: CodeVault
  log: Log
  /** Milliseconds since 1970, on the sandbox's clock. */
  now: number
}

/** How records of a kind exchange directory PINs. */
export interface PinRules {
  table: 'users' | 'call_groups'
  /** The record that a row changes; null for a new one. Throws a refusal. */
  recordOf: (trx: Store, context: ImportContext, cells: ImportCells) => Promise<number | null>
  /** The PIN before a row, for `takeBack`; absent where the row left it alone. */
  pinBefore: (before: unknown) => string | undefined
}

/** Common columns of imported records. */
export interface ImportedRecord {
  id: number
  name: string
  version: number
  updated_by: string
}

/** One kind of file: how to write and undo its rows. */
export interface ImportedKind {
  /** The right that it needs besides importing. */
  right: Right
  /** A row's name before it is written. */
  nameOf: (cells: ImportCells) => string
  /** Reads the common data for a slice of rows. */
  writer: (store: Store, context: ImportContext) => Promise<WriteRow>
  /** Absent where records have no directory PIN. */
  pins?: PinRules
  /** The records with these ids that are still there. */
  find: (store: Store, viewer: Viewer, ids: number[]) => Promise<readonly ImportedRecord[]>
  /** Why a created record can't be deleted: other records belong to it. Absent if none can. */
  standsOn?: (store: Store, record: ImportedRecord, row: Pick<FoundRow, 'changes'>) => Promise<Sentence | null>
  /** Restores a record to its state before the row, if nothing depends on it. Returns the record's version; null if it is gone. */
  takeBack: (trx: Store, context: ImportContext, row: FoundRow) => Promise<number | null>
}
