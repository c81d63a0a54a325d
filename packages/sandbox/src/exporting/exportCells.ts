import { AccessCodeType, localMomentAt, neutralizeCsvCell, quoteCsvCell } from '@portal/domain'
import type { ExportWord } from './exportWords.ts'

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
