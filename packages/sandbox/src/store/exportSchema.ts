import type { ExportFormat, ExportKind, ExportState } from '@portal/domain'
import type { Generated } from 'kysely'

/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

/** A list as a file, made for one person. */
export interface ExportsTable {
  id: Generated<number>
  account_id: number
  by_user_id: number
  name: string
  kind: ExportKind
  format: ExportFormat
  /** JSON of the request's `What`. */
  what: string
  /** SQLite has no booleans: 0 or 1. */
  with_codes: number
  /** That of whoever asked for it. */
  language: Generated<'en' | 'es'>
  state: ExportState
  /** JSON of its maker's standing as it began the last time: whoever stands elsewhere since makes it again. */
  standing: Generated<string>
  /** Why it failed; empty otherwise. */
  reason: Generated<string>
  lines: Generated<number>
  /** Null where nobody knows before the end. */
  total: number | null
  /** 0 to 100. */
  percent: Generated<number>
  /** The bytes of the finished file. */
  size: Generated<number>
  created_at: Instant
  /** When it began the last time; nothing newer is in it. */
  started_at: Instant
  ended_at: Instant | null
}

/** A part is written in one transaction. The parts of a list are there from the beginning, the next part of the log when one was written. */
export interface ExportPartsTable {
  export_id: number
  part: number
  /** Which lines the part holds, as the kind's source wrote it. */
  source: string
  /** What is in the file, sealed; null until it is written. JSON of rows for a PDF, whose last part is the file in base64. */
  body: string | null
}

export interface ExportTables {
  exports: ExportsTable
  export_parts: ExportPartsTable
}

export const exportTables: readonly string[] = [
  // No keys of users: an export ends by itself.
  `create table exports (id integer primary key autoincrement, account_id integer not null, by_user_id integer not null, name text not null,
    kind text not null, format text not null check (format in ('csv', 'pdf')), what text not null, with_codes integer not null,
    state text not null check (state in ('running', 'done', 'cancelled', 'failed', 'ended')), reason text not null default '', lines integer not null default 0,
    total integer, percent integer not null default 0, size integer not null default 0, created_at integer not null, started_at integer not null,
    ended_at integer, language text not null default 'en', standing text not null default '')`,
  `create index exports_by_user on exports (by_user_id, id)`,
  `create index exports_kept on exports (ended_at) where state = 'done'`,
  // One at a time for each person, also where two requests begin at once.
  `create unique index one_running_export on exports (by_user_id) where state = 'running'`,
  `create index exports_by_state on exports (state, id)`,
  `create table export_parts (export_id integer not null references exports (id) on delete cascade, part integer not null, source text not null, body text,
    primary key (export_id, part))`,
  `create index export_parts_waiting on export_parts (export_id, part) where body is null`,
]
