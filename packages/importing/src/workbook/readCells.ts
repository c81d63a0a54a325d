import { fileLimits, Unreadable } from '../fileProblem.ts'
import { unescapeText } from './readStrings.ts'
import { showNumber } from './showNumber.ts'
import type { PartReader } from './unpack.ts'
import { xmlReader } from './xmlReader.ts'

export interface CellFrame {
  strings: readonly string[]
  /** The number format of each style. */
  formats: readonly string[]
  is1904: boolean
}

export interface FoundRow {
  row: number
  cells: string[]
}

/** A range of merged cells. Rows are counted from 1, columns from 0. */
export interface Merge {
  top: number
  bottom: number
  column: number
}

/** Reads the cells of a sheet as a spreadsheet shows them. A formula is read as its saved result, or as its text if there is none. */
export function readCells(frame: CellFrame, into: { rows: FoundRow[]; merges: Merge[] }): PartReader {
  let row: FoundRow = { row: 0, cells: [] }
  let column = 0
  let cell = { type: 'n', style: 0, value: '', formula: '' }
  let reads: 'value' | 'formula' | null = null
  let isPronounced = false
  const endCell = () => {
    const text = textOf(cell, frame)
    if (text === '') return
    if (column >= fileLimits.columns) throw new Unreadable('tooManyColumns', row.row)
    if (text.length > fileLimits.cell) throw new Unreadable('longCell', row.row)
    while (row.cells.length < column) row.cells.push('')
    row.cells[column] = text
  }
  return xmlReader({
    open: (name, attributes) => {
      if (name === 'row') {
        row = { row: Number(attributes()['r'] ?? row.row + 1), cells: [] }
        column = -1
      } else if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes()
        column = r === undefined ? column + 1 : columnOf(r)
        cell = { type: t, style: Number(s), value: '', formula: '' }
      } else if (name === 'v' || name === 't') reads = isPronounced ? null : 'value'
      else if (name === 'f') reads = 'formula'
      else if (name === 'rPh') isPronounced = true
      else if (name === 'mergeCell') addMerge(into.merges, attributes()['ref'] ?? '')
    },
    text: (part) => {
      if (reads === 'value') cell.value += part
      else if (reads === 'formula') cell.formula += part
    },
    close: (name) => {
      if (name === 'v' || name === 't' || name === 'f') reads = null
      else if (name === 'rPh') isPronounced = false
      else if (name === 'c') endCell()
      else if (name === 'row' && row.cells.some((text) => text.trim() !== '')) {
        into.rows.push(row)
        // Twenty more rows than the limit are read, because the heading and lines above it are not rows to import.
        if (into.rows.length > fileLimits.rows + 20) throw new Unreadable('tooManyRows')
      }
    },
  })
}

function textOf({ type, style, value, formula }: { type: string; style: number; value: string; formula: string }, { strings, formats, is1904 }: CellFrame): string {
  if (value === '') return formula === '' ? '' : `=${formula}`
  switch (type) {
    case 's': return strings[Number(value)] ?? ''
    case 'inlineStr':
    case 'str': return unescapeText(value)
    case 'b': return value === '1' ? 'TRUE' : 'FALSE'
    case 'e': return value
    case 'd': return value.replace(/T00:00(:00(\.0+)?)?Z?$/, '')
    default: return showNumber(value, formats[style] ?? 'General', is1904)
  }
}

/** The column of a cell's reference, from 0: “AB12” is the 28th column, 27. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference.toUpperCase()) {
    const place = letter.charCodeAt(0) - 64
    if (place < 1 || place > 26) break
    column = column * 26 + place
  }
  return column - 1
}

const mergesAtMost = 10_000

function addMerge(merges: Merge[], reference: string): void {
  const [, first = '', top = '', bottom = ''] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/i.exec(reference) ?? []
  if (first !== '' && Number(bottom) > Number(top) && merges.length < mergesAtMost) merges.push({ top: Number(top), bottom: Number(bottom), column: columnOf(first) })
}

/** Copies the value of the first merged cell to all rows of the merged range. */
export function fillMerges(rows: readonly FoundRow[], merges: readonly Merge[]): void {
  const byRow = new Map(rows.map((row) => [row.row, row]))
  const last = rows.at(-1)?.row ?? 0
  for (const { top, bottom, column } of merges) {
    const text = byRow.get(top)?.cells[column] ?? ''
    if (text === '' || column >= fileLimits.columns) continue
    for (let number = top + 1; number <= Math.min(bottom, last); number += 1) {
      const row = byRow.get(number)
      if (!row) continue
      while (row.cells.length <= column) row.cells.push('')
      if (row.cells[column] === '') row.cells[column] = text
    }
  }
}
