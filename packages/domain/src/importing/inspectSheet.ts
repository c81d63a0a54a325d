import { comparedValue } from '../accounts/uniqueFields.ts'
import { foldText } from '../textInput/foldText.ts'
import { type CellFinding, cellProblems } from './cellProblems.ts'
import { codesOfPerson, codeTypeOf, isCard, readCardCell, readCardFormat, showCardCell } from './codeCells.ts'
import { AccessCodeType } from '../access/credentials/accessCodes.ts'
import { checkCodeRow } from './checkCodeRow.ts'
import { checkHolidayRow, holidayKey } from './checkHolidayRow.ts'
import { checkCell, type CheckFrame, type KnownPin, widthOf } from './checkCell.ts'
import { type ImportCells, type ImportColumn, type ImportKind, namingColumns } from './importKinds.ts'
import type { ImportChoice, PersonCells } from './personColumns.ts'
import { indexPeople, type KnownPerson } from './personMention.ts'
import { dateOrderOf, readDayCell } from './readDateCell.ts'

/** A file as rows of cells, with the kind of each column; null: the column is left out. */
export interface ImportSheet {
  kind: ImportKind
  columns: readonly (ImportColumn | null)[]
  rows: readonly SheetRow[]
}

export interface SheetRow {
  /** The row number in the spreadsheet. */
  row: number
  cells: readonly string[]
  /** What to do if the user already exists. `leaveOut`: the row is not imported. */
  choice: ImportChoice | 'leaveOut'
}

export interface SheetFinding extends CellFinding {
  row: number
  /** The index of the cell. */
  cell: number
  column: ImportColumn
  value: string
}

/** Rows whose user is also in an earlier row: maps each row to the earlier one. */
export type Twins = ReadonlyMap<number, number>

export interface SheetCheck {
  findings: readonly SheetFinding[]
  twins: Twins
}

/** Facts about the property that a file is checked against. */
export interface KnownOfPlace {
  groups: readonly string[]
  pins: readonly KnownPin[]
  units: readonly string[]
  people: readonly KnownPerson[]
  /** Names of the places at which codes can open doors. */
  places?: readonly string[]
  codeWidth?: number | null
  /** The names of the doors that a schedule can hold open. */
  doors?: readonly string[]
}

/** The facts to check cells against. Numbers of digits are those of the property, or else of most rows of the file. */
export function frameOfSheet({ kind, columns, rows }: ImportSheet, known: KnownOfPlace): CheckFrame {
  const cellsOf = (column: ImportColumn) => {
    const index = columns.indexOf(column)
    return index < 0 ? [] : rows.map(({ cells }) => cells[index]?.trim() ?? '')
  }
  return {
    kind, people: indexPeople(known.people), pins: new Map(known.pins.map((held) => [held.pin, held])),
    groups: known.groups, places: known.places ?? [], doors: known.doors ?? [], codeWidth: known.codeWidth ?? widthOf([], cellsOf('GateCode')),
    pinWidth: widthOf(known.pins.map(({ pin }) => pin), cellsOf('DirectoryPin')), unitWidth: widthOf(known.units, cellsOf('Unit')),
    dateOrder: dateOrderOf([...cellsOf('validFrom'), ...cellsOf('validUntil'), ...cellsOf('FirstDay'), ...cellsOf('LastDay')]),
  }
}

/**
 * Finds the problems of a sheet. Rows that did not change since the last check with the same `memory` are not read again. A `memory` is
 * valid for one frame and one choice of columns.
 */
export function inspectSheet(sheet: ImportSheet, frame: CheckFrame, memory: SheetMemory = new WeakMap()): SheetCheck {
  const reports: ReadRow[] = []
  for (const row of sheet.rows) {
    if (row.choice === 'leaveOut') continue
    const known = memory.get(row) ?? readRow(sheet, row, frame)
    memory.set(row, known)
    reports.push(known)
  }
  const findings: SheetFinding[] = []
  const isGivenAway = pinsGivenAway(sheet.kind, reports, frame)
  for (const { findings: found } of reports) findings.push(...found.filter(({ problem, value }) => problem !== 'pinTaken' || !isGivenAway(value.trim())))
  const twins = twinsOf(reports)
  findings.push(...ownedTwice(sheet, reports, 'pinTwice', ({ pin }) => (pin === '' ? [] : [{ column: 'DirectoryPin', value: pin, key: pin }])))
  if (sheet.kind === 'users') return { findings: [...findings, ...ownedTwice(sheet, reports, 'codeTwice', ({ codes }) => codes), ...phonesTwice(sheet, reports)], twins }
  return { findings: [...findings, ...saidTwice(sheet, twins)], twins: new Map() }
}

/** A checked row: its own problems, and its keys to compare with other rows. */
interface ReadRow {
  row: number
  findings: readonly SheetFinding[]
  keys: readonly string[]
  pin: string
  /** The user's entry methods. */
  codes: readonly Owned[]
  phone: string
  /** The user of the PINs and the phone number. */
  holder: string
  name: string
}

export type SheetMemory = WeakMap<SheetRow, ReadRow>

function readRow(sheet: ImportSheet, row: SheetRow, frame: CheckFrame): ReadRow {
  const cells = cellsOf(sheet.columns, row, frame)
  const keys = keysOf(sheet.kind, cells)
  return { row: row.row, findings: checkRow(sheet, row, cells, frame), keys, pin: cells.DirectoryPin ?? '', codes: codesOfRow(sheet.kind, cells), phone: cells.Phone ?? '', holder: keys[0] ?? nameOfPerson(cells), name: nameOfPerson(cells) }
}

function checkRow({ kind, columns }: ImportSheet, row: SheetRow, cells: ImportCells, frame: CheckFrame): SheetFinding[] {
  const found: SheetFinding[] = []
  for (const [cell, column] of columns.entries()) {
    const value = row.cells[cell] ?? ''
    const finding = column === null || value === '' ? null : checkRepeated(column, value, frame)
    if (column !== null && finding !== null) found.push({ row: row.row, cell, column, value, ...finding })
  }
  for (const { column, cells: said } of kind === 'accessCodes' ? [{ column: 'Code' as const, cells }] : kind === 'users' ? codesOfPerson(cells) : []) {
    const code = found.some((one) => one.column === column) ? null : checkCodeRow(said, frame.codeWidth)
    if (code) found.push({ row: row.row, cell: columns.indexOf(column), column, value: cells[column] ?? '', ...code })
  }
  const days = kind === 'holidays' ? checkHolidayRow(cells) : null
  if (days && !found.some(({ column }) => column === 'FirstDay' || column === 'LastDay')) {
    const cell = columns.indexOf(days.column)
    found.push({ row: row.row, cell: cell < 0 ? columns.indexOf('Name') : cell, value: cells[days.column] ?? '', ...days })
  }
  if (kind === 'schedules' && cells.Name && !cells.Hours) found.push({ row: row.row, cell: Math.max(columns.indexOf('Hours'), columns.indexOf('Name')), column: 'Hours', value: '', problem: 'noHours', mend: null })
  const pin = takenPin(kind, cells, frame)
  if (pin && !found.some(({ column }) => column === 'DirectoryPin')) found.push({ row: row.row, cell: columns.indexOf('DirectoryPin'), column: 'DirectoryPin', value: cells.DirectoryPin ?? '', ...pin })
  const named = namingColumns[kind].filter((column) => columns.includes(column))
  const [first] = named
  if (first !== undefined && named.every((column) => !cells[column])) {
    found.push({ row: row.row, cell: columns.indexOf(first), column: first, value: '', problem: kind === 'accessCodes' ? 'noCode' : 'noName', mend: null })
  }
  return found
}

/** Columns with few different values in many rows. Each value is checked once. */
const repeated: ReadonlySet<ImportColumn> = new Set<ImportColumn>(['UserGroup', 'Places', 'CodeType', 'CardFormat', 'CallKind', 'validFrom', 'validUntil'])
const judged = new WeakMap<CheckFrame, Map<string, CellFinding | null>>()
const judgedAtMost = 5000

function checkRepeated(column: ImportColumn, value: string, frame: CheckFrame): CellFinding | null {
  if (!repeated.has(column)) return checkCell(column, value, frame)
  const known = judged.get(frame) ?? new Map<string, CellFinding | null>()
  judged.set(frame, known)
  const key = `${column} ${value}`
  const before = known.get(key)
  if (before !== undefined) return before
  const finding = checkCell(column, value, frame)
  if (known.size < judgedAtMost) known.set(key, finding)
  return finding
}

const dateColumns: ReadonlySet<ImportColumn> = new Set<ImportColumn>(['validFrom', 'validUntil', 'FirstDay', 'LastDay'])

/** The cells of a row in the form to import, with dates as `YYYY-MM-DD` in place of the file's notation. */
export function cellsOf(columns: ImportSheet['columns'], { cells }: SheetRow, { dateOrder }: Pick<CheckFrame, 'dateOrder'>): ImportCells {
  const found: ImportCells = {}
  for (const [index, column] of columns.entries()) {
    const text = column === null ? '' : (cells[index]?.trim() ?? '')
    if (column !== null && text !== '') found[column] = dateColumns.has(column) ? (readDayCell(text, dateOrder) ?? text) : text
  }
  return found
}

/** The problem of a PIN that someone else has, with the next free PIN as its fix. */
function takenPin(kind: ImportKind, cells: ImportCells, { pins }: CheckFrame): CellFinding | null {
  const pin = cells.DirectoryPin ?? ''
  const held = pins.get(pin)
  if (!held || isHolder(kind, cells, held)) return null
  const limit = 10 ** pin.length
  for (let next = (Number(pin) + 1) % limit; next !== Number(pin); next = (next + 1) % limit) {
    const text = String(next).padStart(pin.length, '0')
    if (!pins.has(text)) return { problem: 'pinTaken', mend: text, about: held.holder }
  }
  return { problem: 'pinTaken', mend: null, about: held.holder }
}

/** The used PINs that become free because another row gives their user a new one. So users may swap PINs. */
function pinsGivenAway(kind: ImportKind, rows: readonly ReadRow[], { pins }: CheckFrame): (pin: string) => boolean {
  let asked: Map<string, string> | null = null
  return (pin) => {
    const held = pins.get(pin)
    if (!held) return false
    asked ??= new Map(rows.filter((row) => row.pin !== '').flatMap((row) => [...row.keys, `n ${row.name}`].map((key) => [key, row.pin])))
    const key = held.isCallGroup ? comparedValue('callGroupName', held.holder) : held.email === '' ? `n ${foldText(held.holder)}` : `e ${comparedValue('clientEmail', held.email)}`
    const next = held.isCallGroup === (kind === 'callGroups') ? (asked.get(key) ?? asked.get(`n ${foldText(held.holder)}`)) : undefined
    return next !== undefined && next !== pin
  }
}

function isHolder(kind: ImportKind, cells: ImportCells, { holder, email, isCallGroup }: KnownPin): boolean {
  if (kind === 'callGroups') return isCallGroup && comparedValue('callGroupName', holder) === comparedValue('callGroupName', cells.Name ?? '')
  if (isCallGroup) return false
  if (cells.Email) return email !== '' && comparedValue('clientEmail', email) === comparedValue('clientEmail', cells.Email)
  return foldText(holder) === nameOfPerson(cells)
}

/** The problems of values that are in the file twice. Names of call groups, contacts and holidays must be unique, and so must codes. */
function saidTwice({ kind, columns, rows }: ImportSheet, twins: Twins): SheetFinding[] {
  const [column, problem] = kind === 'accessCodes' ? (['Code', 'codeTwice'] as const) : (['Name', 'nameTwice'] as const)
  const cell = columns.indexOf(column)
  return rows.flatMap(({ row, cells }) => (twins.has(row) ? [{ row, cell, column, value: cells[cell]?.trim() ?? '', problem, mend: null }] : []))
}

/** A value that only one user can have, and the key by which it is compared. */
interface Owned {
  column: ImportColumn
  value: string
  key: string
}

/** The problems of PINs and entry methods that the file gives to two users. */
function ownedTwice({ columns }: ImportSheet, rows: readonly ReadRow[], problem: 'pinTwice' | 'codeTwice', ownedBy: (row: ReadRow) => readonly Owned[]): SheetFinding[] {
  const first = new Map<string, string>()
  return rows.flatMap((read) => ownedBy(read).flatMap(({ column, value, key }) => {
    const before = first.get(key)
    if (before === undefined) first.set(key, read.holder)
    return before === undefined || before === read.holder ? [] : [{ row: read.row, cell: columns.indexOf(column), column, value, problem, mend: null }]
  }))
}

function codesOfRow(kind: ImportKind, cells: ImportCells): Owned[] {
  return kind === 'users' ? codesOfPerson(cells).flatMap(({ column, cells: code }) => codeKeys(code).map((key) => ({ column, value: cells[column] ?? '', key }))) : []
}

/** The problems of phone numbers that the file gives to users with different names and addresses. */
function phonesTwice({ columns }: ImportSheet, rows: readonly ReadRow[]): SheetFinding[] {
  const cell = columns.indexOf('Phone')
  if (cell < 0) return []
  const holders = new Map<string, Set<string>>()
  return rows.flatMap(({ row, phone, name, holder }) => {
    const dialled = comparedValue('clientPhone', phone)
    if (dialled === '') return []
    const known = holders.get(dialled) ?? new Set<string>()
    const isOther = known.size > 0 && !known.has(`n ${name}`) && !known.has(holder)
    holders.set(dialled, known.add(`n ${name}`).add(holder))
    return !isOther ? [] : [{ row, cell, column: 'Phone' as const, value: phone, problem: 'phoneTwice' as const, mend: null }]
  })
}

function twinsOf(rows: readonly ReadRow[]): Twins {
  const first = new Map<string, number>()
  const twins = new Map<number, number>()
  for (const { row, keys } of rows) {
    for (const key of keys) {
      const before = first.get(key)
      if (before === undefined) first.set(key, row)
      else if (!twins.has(row)) twins.set(row, before)
    }
  }
  return twins
}

const nameOfPerson = (cells: PersonCells) => foldText(cells.Name ?? [cells.FirstName, cells.LastName].filter(Boolean).join(' '))

/**
 * The keys that identify a row's record: a user by email, name with phone, or name with unit; a call group by its name; a holiday by its
 * name and year; a contact by its name and user; a schedule by its name.
 */
function keysOf(kind: ImportKind, cells: ImportCells): string[] {
  if (kind === 'callGroups') return cells.Name ? [comparedValue('callGroupName', cells.Name)] : []
  if (kind === 'accessCodes') return codeKeys(cells)
  if (kind === 'holidays') return cells.Name && cells.FirstDay ? [holidayKey(cells.Name, cells.FirstDay)] : []
  if (kind === 'schedules') return cells.Name ? [comparedValue('groupName', cells.Name)] : []
  if (kind === 'contacts') return cells.Name ? [`${foldText(cells.Name)} of ${foldText(cells.Person ?? '')}`] : []
  const name = nameOfPerson(cells)
  return [
    ...(cells.Email ? [`e ${comparedValue('clientEmail', cells.Email)}`] : []),
    ...(cells.Phone && name ? [`p ${comparedValue('clientPhone', cells.Phone)} ${name}`] : []),
    ...(name && cells.Unit ? [`u ${cells.Unit} ${name}`] : []),
  ]
}

/** The values by which one row can depend on another: those that identify a record, and those that must be unique. */
export function sharedValues(kind: ImportKind, cells: ImportCells): string[] {
  const pin = cells.DirectoryPin ? [`d ${cells.DirectoryPin}`] : []
  if (kind !== 'users') return [...keysOf(kind, cells), ...pin]
  const name = nameOfPerson(cells)
  return [
    ...(cells.Email ? [`e ${comparedValue('clientEmail', cells.Email)}`] : []),
    ...(cells.Phone ? [`p ${comparedValue('clientPhone', cells.Phone)}`] : []),
    ...(name ? [`n ${name}`] : []),
    ...pin,
    ...codesOfRow(kind, cells).map(({ key }) => `c ${key}`),
  ]
}

/**
 * The keys by which codes are compared: a card by its numbers, a phone by the number it dials, any other code by its digits, because a
 * keypad can't tell types apart.
 */
function codeKeys(cells: ImportCells): string[] {
  const { Code = '', CardFormat = '' } = cells
  const [type, format] = [codeTypeOf(cells), readCardFormat(CardFormat)]
  if (Code === '' || type === null || format === null) return []
  if (type === AccessCodeType.PhoneNumber) return [`t ${comparedValue('accessPhone', Code)}`]
  const card = isCard(type) ? readCardCell(Code, format) : null
  return [card ? `${format} ${showCardCell(card)}` : Code]
}

/** The rows to import: those without an error that aren't left out. */
export function rowsToImport(sheet: ImportSheet, { findings }: SheetCheck): SheetRow[] {
  const wrong = new Set(findings.filter(({ problem }) => cellProblems[problem] === 'error').map(({ row }) => row))
  return sheet.rows.filter(({ row, choice }) => choice !== 'leaveOut' && !wrong.has(row))
}
