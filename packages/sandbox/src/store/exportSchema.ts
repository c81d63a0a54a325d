import type { ExportFormat, ExportKind, ExportState } from '@portal/domain'
import { flag, instant, integer, key, table, text } from './tables.ts'

export const exportTables = {
  /** A list exported as a file for one user. It has no foreign key of the user, because it is deleted by date. */
  exports: table({
    id: key(),
    account_id: integer(),
    by_user_id: integer(),
    name: text().recordedAs('name'),
    kind: text<ExportKind>(),
    format: text<ExportFormat>().check("format in ('csv', 'pdf')").recordedAs('format'),
    /** What is exported: the request's `What` as JSON. */
    what: text(),
    with_codes: flag().recordedAs('withCodes'),
    /** The language of the user who exports. */
    language: text<'en' | 'es'>().default('en'),
    state: text<ExportState>().check("state in ('running', 'done', 'cancelled', 'failed', 'ended')").recordedAs('taskState'),
    /** The user's rights and places at the last start, as JSON. If they have changed since, the export starts again. */
    standing: text().default(''),
    /** Why the export failed; empty if it didn't. */
    reason: text().default('').recordedAs('problem'),
    lines: integer().default(0),
    /** The number of lines; null if it isn't known before the end. */
    total: integer().orNull(),
    /** The progress in percent, 0 to 100. */
    percent: integer().default(0),
    /** The size of the finished file in bytes. */
    size: integer().default(0),
    created_at: instant(),
    /** When the export last started; it contains nothing newer. */
    started_at: instant(),
    ended_at: instant().orNull(),
  }),
  /** A part of an export, written in one transaction. The parts of a list are created at the start; each part of activity creates the next. */
  export_parts: table({
    export_id: integer().partOf('exports'),
    part: integer(),
    /** The lines of the part, in the format of the list's source. */
    source: text(),
    /** The encrypted contents; null until they are written. For a PDF they are rows as JSON, and in the last part the file in base64. */
    body: text().orNull(),
  }, 'primary key (export_id, part)'),
}

export const exportIndexes: readonly string[] = [
  `create index exports_by_user on exports (by_user_id, id)`,
  `create index exports_kept on exports (ended_at) where state = 'done'`,
  // A user can have one running export, even with two simultaneous requests.
  `create unique index one_running_export on exports (by_user_id) where state = 'running'`,
  `create index exports_by_state on exports (state, id)`,
  `create index export_parts_waiting on export_parts (export_id, part) where body is null`,
]
