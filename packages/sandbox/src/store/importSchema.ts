import type { ImportChoice, ImportKind, ImportState } from '@portal/domain'
import type { Generated } from 'kysely'

/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

/** An import into a property. Its counts are those of its rows. */
export interface ImportsTable {
  id: Generated<number>
  account_id: number
  property_id: number
  by_user_id: number
  by_name: string
  file_name: string
  kind: Generated<ImportKind>
  /** 1: who started it was told that by some rows a visitor can reach nobody. */
  acknowledges_end: Generated<number>
  /** The group of new people whose row names none; null: none. */
  new_group_id: Generated<number | null>
  state: ImportState
  /** Why it is paused, if nobody paused it; empty otherwise. */
  reason: Generated<string>
  /** How many rows were announced. */
  rows: number
  created_at: Instant
  started_at: Instant | null
  ended_at: Instant | null
  /** Who takes rows back at this moment; null: nobody. */
  undo_by_user_id: number | null
  /** The migration from another system of which it is a part. */
  migration_id: number | null
}

export interface ImportRowsTable {
  import_id: number
  /** As a spreadsheet numbers it. */
  row: number
  choice: ImportChoice
  /** That of its import. */
  kind: ImportKind
  /** JSON of the domain's `ImportCells`. */
  cells: string
  name: string
  outcome: Generated<'waiting' | 'created' | 'changed' | 'unchanged' | 'skipped' | 'failed'>
  code: Generated<string>
  message: Generated<string>
  /** JSON of the domain's `RowReason`, by which a reader of any language is told; empty where there is none. */
  reason: Generated<string>
  /** The record that the row made or changed: a user or a call group. */
  record_id: number | null
  /** JSON of the fields before and after, as they are shown. */
  changes: Generated<string>
  /** JSON of the record before the row, as its kind takes it back; null for a record that the row made. */
  before: string | null
  /** The record's versions before and after the row; another version means that somebody has changed it since. */
  version_before: number | null
  version_after: number | null
  undo: Generated<'none' | 'open' | 'waiting' | 'undone' | 'blocked'>
}

export interface ImportTables {
  imports: ImportsTable
  import_rows: ImportRowsTable
}
