import type { ImportChoice, ImportKind, ImportState } from '@portal/domain'
import { choice, instant, integer, key, table, text, type RowOf } from './tables.ts'

export const importTables = {
  // No foreign keys of users: an import outlives the users that it created.
  /** An import into a property. Its counts are those of its rows. */
  imports: table({
    id: key(),
    account_id: integer(),
    property_id: integer(),
    by_user_id: integer(),
    by_name: text(),
    file_name: text(),
    kind: text<ImportKind>().default('users'),
    /** 1: the user confirmed rows by which visitors can reach no one. */
    acknowledges_end: integer().check('acknowledges_end in (0, 1)').default(0),
    /** The group of new users whose row names none; null: none. */
    new_group_id: integer().orNull(),
    state: text<ImportState>().check("state in ('draft', 'running', 'paused', 'cancelled', 'done')"),
    /** Why it paused automatically; else empty. */
    reason: text().default(''),
    /** How many rows were announced. */
    rows: integer(),
    created_at: instant(),
    started_at: instant().orNull(),
    ended_at: instant().orNull(),
    /** The user who is undoing rows; null: none. */
    undo_by_user_id: integer().orNull(),
    /** The migration that it is part of. */
    migration_id: integer().orNull(),
  }),
  import_rows: table({
    import_id: integer().partOf('imports'),
    /** As a spreadsheet numbers it. */
    row: integer(),
    choice: text<ImportChoice>(),
    /** That of its import. */
    kind: text<ImportKind>().default('users'),
    /** JSON of the domain's `ImportCells`. */
    cells: text(),
    name: text(),
    outcome: text<'waiting' | 'created' | 'changed' | 'unchanged' | 'skipped' | 'failed'>().default('waiting'),
    code: text().default(''),
    /** Why it was refused or can't be undone, in the format of `keepSentence`. */
    message: text().default(''),
    /** The record that the row made or changed: a user or a call group. */
    record_id: integer().orNull(),
    /** JSON of the fields before and after, for display. */
    changes: text().default('[]'),
    /** JSON of the record before the row, for its kind's undo; null for a new record. */
    before: text().orNull(),
    /** The record's versions before and after the row; another version means that someone has changed it since. */
    version_before: integer().orNull(),
    version_after: integer().orNull(),
    undo: choice('none', 'open', 'waiting', 'undone', 'blocked').default('none'),
  }, 'primary key (import_id, row)'),
}

export type ImportsTable = RowOf<typeof importTables.imports>
export type ImportRowsTable = RowOf<typeof importTables.import_rows>

export const importIndexes: readonly string[] = [
  `create index imports_by_account on imports (account_id, id)`,
  `create index imports_at_work on imports (id) where state = 'running' or undo_by_user_id is not null`,
  `create index imports_by_migration on imports (migration_id, id) where migration_id is not null`,
  `create index import_rows_by_outcome on import_rows (import_id, outcome, row)`,
  `create index import_rows_by_undo on import_rows (import_id, undo, row)`,
  `create index import_rows_by_record on import_rows (kind, record_id) where record_id is not null`,
  `create index import_rows_by_name on import_rows (import_id, name) where outcome = 'waiting'`,
]
