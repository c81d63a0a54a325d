import type { ImportChoice, ImportState } from '@portal/domain'
import type { Generated } from 'kysely'

/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

/** An import of people into a property. Its counts are those of its rows. */
export interface ImportsTable {
  id: Generated<number>
  account_id: number
  property_id: number
  by_user_id: number
  by_name: string
  file_name: string
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
}

export interface ImportRowsTable {
  import_id: number
  /** As a spreadsheet numbers it. */
  row: number
  choice: ImportChoice
  /** JSON of the domain's `PersonCells`. */
  person: string
  name: string
  outcome: Generated<'waiting' | 'created' | 'changed' | 'unchanged' | 'skipped' | 'failed'>
  code: Generated<string>
  message: Generated<string>
  /** The person whom the row made or changed. */
  user_id: number | null
  /** JSON of the fields before and after, as they are shown. */
  changes: Generated<string>
  /** JSON of the person's columns before the row; null for a person whom the row made. */
  before: string | null
  /** The person's versions before and after the row; another version means that somebody has changed the person since. */
  version_before: number | null
  version_after: number | null
  undo: Generated<'none' | 'open' | 'waiting' | 'undone' | 'blocked'>
}

export interface ImportTables {
  imports: ImportsTable
  import_rows: ImportRowsTable
}
