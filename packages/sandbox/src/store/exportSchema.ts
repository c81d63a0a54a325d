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
