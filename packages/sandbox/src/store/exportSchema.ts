import type { ExportFormat, ExportKind, ExportState } from '@portal/domain'
import { flag, instant, integer, key, table, text, type RowOf } from './tables.ts'

export const exportTables = {
  /** A list as a file, made for one user. No foreign key of the user: it expires by date, even without the user. */
  exports: table({
    id: key(),
    account_id: integer(),
    by_user_id: integer(),
    name: text(),
    kind: text<ExportKind>(),
    format: text<ExportFormat>().check("format in ('csv', 'pdf')"),
    /** JSON of the request's `What`. */
    what: text(),
    with_codes: flag(),
    /** The language of the user who asked for it. */
    language: text<'en' | 'es'>().default('en'),
    state: text<ExportState>().check("state in ('running', 'done', 'cancelled', 'failed', 'ended')"),
    /** JSON of the user's rights and places when it last began: if they have changed since, it is made again. */
    standing: text().default(''),
    /** Why it failed; empty otherwise. */
    reason: text().default(''),
    lines: integer().default(0),
    /** Null if unknown before the end. */
    total: integer().orNull(),
    /** 0 to 100. */
    percent: integer().default(0),
    /** The bytes of the finished file. */
    size: integer().default(0),
    created_at: instant(),
    /** Its last start; contains nothing newer. */
    started_at: instant(),
    ended_at: instant().orNull(),
  }),
  /** A part is written in one transaction. A list's parts are created at the start; each part of activity creates the next. */
  export_parts: table({
    export_id: integer().partOf('exports'),
    part: integer(),
    /** Which lines the part holds, as the kind's source wrote it. */
    source: text(),
    /** The sealed contents; null until written. JSON of rows for a PDF, whose last part is the file in base64. */
    body: text().orNull(),
  }, 'primary key (export_id, part)'),
}

export type ExportsTable = RowOf<typeof exportTables.exports>

export const exportIndexes: readonly string[] = [
  `create index exports_by_user on exports (by_user_id, id)`,
  `create index exports_kept on exports (ended_at) where state = 'done'`,
  // One at a time per user, also with two simultaneous requests.
  `create unique index one_running_export on exports (by_user_id) where state = 'running'`,
  `create index exports_by_state on exports (state, id)`,
  `create index export_parts_waiting on export_parts (export_id, part) where body is null`,
]
