import { comparedValue } from '../accounts/uniqueFields.ts'
import { foldText } from '../textInput/foldText.ts'
import { cellProblems, type CellProblem, checkCell, type CheckFrame, widthOf } from './checkCell.ts'
import type { ImportChoice, PersonCells, PersonColumn } from './personColumns.ts'
import { dateOrderOf } from './readDateCell.ts'

/** A file as rows of cells, and what each of its columns holds; null: the column is left out. */
export interface ImportSheet {
  columns: readonly (PersonColumn | null)[]
  rows: readonly SheetRow[]
}

export interface SheetRow {
  /** As a spreadsheet numbers it. */
  row: number
  cells: readonly string[]
  /** What to do if the person is there already; `leaveOut`: the row is not imported. */
  choice: ImportChoice | 'leaveOut'
}

export interface SheetFinding {
  row: number
  /** The index of the cell. */
  cell: number
  column: PersonColumn
  value: string
  problem: CellProblem
  mend: string | null
}

/** The people whom a file names twice: by row, the earlier row. */
export type Twins = ReadonlyMap<number, number>

export interface SheetCheck {
  findings: readonly SheetFinding[]
  twins: Twins
}

/** What the place knows already. */
export interface KnownOfPlace {
  groups: readonly string[]
  pins: readonly string[]
  units: readonly string[]
}

/** What the cells of a sheet are judged by: the place's own numbers, and else most of the file's. */
export function frameOfSheet({ columns, rows }: ImportSheet, known: KnownOfPlace): CheckFrame {
  const cellsOf = (column: PersonColumn) => {
    const index = columns.indexOf(column)
    return index < 0 ? [] : rows.map(({ cells }) => cells[index]?.trim() ?? '')
  }
  return {
    groups: known.groups,
    pinWidth: widthOf(known.pins, cellsOf('DirectoryPin')), unitWidth: widthOf(known.units, cellsOf('Unit')),
    dateOrder: dateOrderOf([...cellsOf('validFrom'), ...cellsOf('validUntil')]),
  }
}

/**
 * What is wrong with a sheet. Rows that did not change since the last check with the same `memory` are not read again; it belongs to one
 * frame and one choice of columns.
 */
export function inspectSheet(sheet: ImportSheet, frame: CheckFrame, memory: SheetMemory = new WeakMap()): SheetCheck {
  const findings = sheet.rows.flatMap((row) => {
    if (row.choice === 'leaveOut') return []
    const known = memory.get(row)
    if (known) return known
    const found = checkRow(sheet.columns, row, frame)
    memory.set(row, found)
    return found
  })
  return { findings: [...findings, ...pinsTwice(sheet)], twins: twinsOf(sheet) }
}

export type SheetMemory = WeakMap<SheetRow, readonly SheetFinding[]>

function checkRow(columns: ImportSheet['columns'], row: SheetRow, frame: CheckFrame): SheetFinding[] {
  const found = columns.flatMap((column, cell) => {
    const value = row.cells[cell] ?? ''
    const finding = column === null ? null : checkCell(column, value, frame)
    return column === null || finding === null ? [] : [{ row: row.row, cell, column, value, ...finding }]
  })
  const cells = cellsOf(columns, row)
  const named = (['Name', 'FirstName', 'LastName'] as const).filter((column) => columns.includes(column))
  const [first] = named
  if (first !== undefined && named.every((column) => !cells[column])) {
    found.push({ row: row.row, cell: columns.indexOf(first), column: first, value: '', problem: 'noName', mend: null })
  }
  return found
}

/** The cells of a row as they are imported. */
export function cellsOf(columns: ImportSheet['columns'], { cells }: SheetRow): PersonCells {
  return Object.fromEntries(columns.flatMap((column, index) => {
    const text = cells[index]?.trim() ?? ''
    return column === null || text === '' ? [] : [[column, text]]
  }))
}

/** A visitor dials one person by a PIN, so that a file may not give it to two. */
function pinsTwice(sheet: ImportSheet): SheetFinding[] {
  const cell = sheet.columns.indexOf('DirectoryPin')
  if (cell < 0) return []
  const first = new Map<string, string>()
  return sheet.rows.flatMap((row) => {
    const value = row.cells[cell]?.trim() ?? ''
    if (value === '' || row.choice === 'leaveOut') return []
    const holder = keysOf(cellsOf(sheet.columns, row))[0] ?? ''
    const before = first.get(value)
    if (before === undefined) first.set(value, holder)
    return before === undefined || before === holder ? [] : [{ row: row.row, cell, column: 'DirectoryPin' as const, value, problem: 'pinTwice' as const, mend: null }]
  })
}

function twinsOf(sheet: ImportSheet): Twins {
  const first = new Map<string, number>()
  const twins = new Map<number, number>()
  for (const row of sheet.rows) {
    if (row.choice === 'leaveOut') continue
    const keys = keysOf(cellsOf(sheet.columns, row))
    const before = keys.map((key) => first.get(key)).find((found) => found !== undefined)
    if (before !== undefined) twins.set(row.row, before)
    for (const key of keys) if (!first.has(key)) first.set(key, row.row)
  }
  return twins
}

/** By what a person of a file is recognised: e-mail address, name with telephone, name with unit. */
function keysOf(cells: PersonCells): string[] {
  const name = foldText(cells.Name ?? [cells.FirstName, cells.LastName].filter(Boolean).join(' '))
  return [
    ...(cells.Email ? [`e ${comparedValue('clientEmail', cells.Email)}`] : []),
    ...(cells.Phone && name ? [`p ${comparedValue('clientPhone', cells.Phone)} ${name}`] : []),
    ...(name && cells.Unit ? [`u ${cells.Unit} ${name}`] : []),
  ]
}

/** The rows that would be imported: those without an error and not left out. */
export function rowsToImport(sheet: ImportSheet, { findings }: SheetCheck): SheetRow[] {
  const wrong = new Set(findings.filter(({ problem }) => cellProblems[problem] === 'error').map(({ row }) => row))
  return sheet.rows.filter(({ row, choice }) => choice !== 'leaveOut' && !wrong.has(row))
}
