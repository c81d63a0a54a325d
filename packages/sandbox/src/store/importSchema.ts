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

export const importTables: readonly string[] = [
  // No keys of users: an import is kept after the people whom it made are gone.
  `create table imports (id integer primary key autoincrement, account_id integer not null, property_id integer not null, by_user_id integer not null,
    by_name text not null, file_name text not null, state text not null check (state in ('draft', 'running', 'paused', 'cancelled', 'done')),
    reason text not null default '', rows integer not null, created_at integer not null, started_at integer, ended_at integer, undo_by_user_id integer,
    kind text not null default 'users', acknowledges_end integer not null default 0 check (acknowledges_end in (0, 1)), new_group_id integer,
    migration_id integer)`,
  `create index imports_by_account on imports (account_id, id)`,
  `create index imports_at_work on imports (id) where state = 'running' or undo_by_user_id is not null`,
  `create index imports_by_migration on imports (migration_id, id) where migration_id is not null`,
  `create table import_rows (import_id integer not null references imports (id) on delete cascade, row integer not null, choice text not null,
    cells text not null, name text not null, outcome text not null default 'waiting', code text not null default '', message text not null default '',
    record_id integer, changes text not null default '[]', before text, version_before integer, version_after integer,
    undo text not null default 'none' check (undo in ('none', 'open', 'waiting', 'undone', 'blocked')), kind text not null default 'users',
    reason text not null default '', primary key (import_id, row)) without rowid`,
  `create index import_rows_by_outcome on import_rows (import_id, outcome, row)`,
  `create index import_rows_by_undo on import_rows (import_id, undo, row)`,
  `create index import_rows_by_record on import_rows (kind, record_id) where record_id is not null`,
  `create index import_rows_by_name on import_rows (import_id, name) where outcome = 'waiting'`,
]
