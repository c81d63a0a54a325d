import type { endpoints, RequestOf } from '@portal/api-client/contract'
import type { ExportKind } from '@portal/domain'
import type { Viewer } from '../people/viewer.ts'
import type { Services } from '../Services.ts'
import type { ExportWords } from './exportWords.ts'

type What = RequestOf<typeof endpoints.createExport>['What']
export type Exported<Kind extends ExportKind = ExportKind> = Extract<What, { Of: Kind }>

/** The exporting user, with the rights that the user has now. */
export interface ExportContext extends Pick<Services, 'store' | 'vault' | 'limits'> {
  viewer: Viewer
  /** The current time in milliseconds since 1970. */
  now: number
  /** When the export began. */
  startedAt: number
  /** The time zone of times that belong to no property. */
  timeZone: string
  withCodes: boolean
  words: ExportWords
}

export interface ExportColumn {
  title: string
  /** The column's share of the width of a PDF page; 0 for a column that only the CSV has. */
  share: number
}

/** How one kind of list is read, with the same filters as its page. */
export interface ExportSource<Kind extends ExportKind> {
  columns(context: ExportContext): readonly ExportColumn[]
  /** Plans the parts of the export, each with its own key, and counts the lines; null if the number is unknown. Refuses like the list's own call. */
  plan(context: ExportContext, what: Exported<Kind>): Promise<{ parts: string[]; total: number | null }>
  /** Reads the visible rows of a part, one text per column. Names the next part if `plan` didn't. */
  read(context: ExportContext, what: Exported<Kind>, part: string): Promise<{ rows: string[][]; next?: { part: string; percent: number } }>
}

/** The number of lines that one transaction writes. */
export const linesPerPart = 200

/** Divides a list of ids into parts. */
export function partsOfIds(ids: readonly (number | string)[]): { parts: string[]; total: number } {
  const parts = Array.from({ length: Math.ceil(ids.length / linesPerPart) }, (_, index) => JSON.stringify(ids.slice(index * linesPerPart, (index + 1) * linesPerPart)))
  return { parts, total: ids.length }
}
