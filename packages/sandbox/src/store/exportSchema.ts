import type { ExportFormat, ExportKind, ExportState } from '@portal/domain'
import { flag, instant, integer, key, table, text, type RowOf } from './tables.ts'

export const exportTables = {
  /** A list as a file, made for one person. It has no key of a user: it ends on its own date, whether or not the user is still there. */
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
    /** Null where nobody knows before the end. */
    total: integer().orNull(),
    /** 0 to 100. */
    percent: integer().default(0),
    /** The bytes of the finished file. */
    size: integer().default(0),
    created_at: instant(),
    /** When it began the last time; nothing newer is in it. */
    started_at: instant(),
    ended_at: instant().orNull(),
  }),
  /** A part is written in one transaction. The parts of a list are there from the beginning, the next part of the log when one was written. */
  export_parts: table({
    export_id: integer().partOf('exports'),
    part: integer(),
    /** Which lines the part holds, as the kind's source wrote it. */
    source: text(),
    /** What is in the file, sealed; null until it is written. JSON of rows for a PDF, whose last part is the file in base64. */
    body: text().orNull(),
  }, 'primary key (export_id, part)'),
}

export type ExportsTable = RowOf<typeof exportTables.exports>

export const exportIndexes: readonly string[] = [
  `create index exports_by_user on exports (by_user_id, id)`,
  `create index exports_kept on exports (ended_at) where state = 'done'`,
  // One at a time for each person, also where two requests begin at once.
  `create unique index one_running_export on exports (by_user_id) where state = 'running'`,
  `create index exports_by_state on exports (state, id)`,
  `create index export_parts_waiting on export_parts (export_id, part) where body is null`,
]
