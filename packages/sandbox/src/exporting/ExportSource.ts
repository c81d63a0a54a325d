import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { AccessCodeType, type ExportKind, localMomentAt, neutralizeCsvCell, quoteCsvCell } from '@portal/domain'
import type { Viewer } from '../people/viewer.ts'
import type { Services } from '../Services.ts'
import type { ExportWord, ExportWords } from './exportWords.ts'

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

/** An instant as two cells: `2026-11-22 17:41:05` at the property, and ISO in UTC. Both are empty without an instant. */
export function momentCells(timeZone: string, instant: string | null): [string, string] {
  if (instant === null) return ['', '']
  const at = Date.parse(instant)
  const { date, minute } = localMomentAt(timeZone, at)
  const two = (value: number) => String(value).padStart(2, '0')
  const ofDay = minute ?? 0
  return [`${date} ${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}:${two(Math.floor(at / 1000) % 60)}`, instant]
}

/** An amount as a number that every spreadsheet reads, such as `1234.50`. */
export const dollars = (cents: number) => (cents / 100).toFixed(2)

/** The name of a field or a state as a cell shows it: `Not yet valid` for `NotYetValid`, `RFID tag` for `RFIDTag`. */
export function sayName(name: string): ExportWord {
  const words = name.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
  const said = words.map((word) => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase())).join(' ')
  return (said.charAt(0).toUpperCase() + said.slice(1)) as ExportWord
}

const names = new Map<number, ExportWord>(Object.entries(AccessCodeType).map(([name, type]) => [type, sayName(name)]))

/** The name of an entry method's type, such as `Gate code`; its number if the type has no name. */
export const nameOfCodeType = (type: number): ExportWord => names.get(type) ?? (String(type) as ExportWord)

/** The byte order mark, by which Excel recognizes UTF-8. */
export const byteOrderMark = '\ufeff'

/** Rows as lines of a CSV file (RFC 4180). Cells that a spreadsheet would take for formulas are made harmless. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => quoteCsvCell(neutralizeCsvCell(cell))).join(',')}\r\n`).join('')
}
