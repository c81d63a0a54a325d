import type { endpoints, RequestOf } from '@portal/api-client/contract'
import type { ExportKind } from '@portal/domain'
import type { Viewer } from '../people/viewer.ts'
import type { Services } from '../Services.ts'
import type { ExportWords } from './exportWords.ts'

type What = RequestOf<typeof endpoints.createExport>['What']
export type Exported<Kind extends ExportKind = ExportKind> = Extract<What, { Of: Kind }>

/** The exporting user, with current rights. */
export interface ExportContext extends Pick<Services, 'store' | 'vault' | 'limits'> {
  viewer: Viewer
  /** Milliseconds since 1970. */
  now: number
  /** When the export began. */
  startedAt: number
  /** The zone of times without a property. */
  timeZone: string
  withCodes: boolean
  words: ExportWords
}

export interface ExportColumn {
  title: string
  /** The column's share of the width of a PDF page; 0: only in the CSV. */
  share: number
}

/** How one kind of list is read, by the same predicates as its page. */
export interface ExportSource<Kind extends ExportKind> {
  columns(context: ExportContext): readonly ExportColumn[]
  /** The parts, each with its own key, and the number of lines; null if unknown. Throws the refusals of the list's own call. */
  plan(context: ExportContext, what: Exported<Kind>): Promise<{ parts: string[]; total: number | null }>
  /** The visible rows of a part, one text per column; and the next part, if `plan` didn't name it. */
  read(context: ExportContext, what: Exported<Kind>, part: string): Promise<{ rows: string[][]; next?: { part: string; percent: number } }>
}

/** How many lines one transaction writes. */
export const linesPerPart = 200

/** The parts of a list whose ids are known. */
export function partsOfIds(ids: readonly (number | string)[]): { parts: string[]; total: number } {
  const parts = Array.from({ length: Math.ceil(ids.length / linesPerPart) }, (_, index) => JSON.stringify(ids.slice(index * linesPerPart, (index + 1) * linesPerPart)))
  return { parts, total: ids.length }
}
