import type { CellProblem } from './cellProblems.ts'
import type { CheckFrame } from './checkCell.ts'
import { guessColumns } from './guessColumns.ts'
import type { ImportColumn, ImportKind } from './importKinds.ts'
import { cellsOf, frameOfSheet, inspectSheet, type ImportSheet, type KnownOfPlace, type SheetMemory, type SheetRow } from './inspectSheet.ts'
import { type ColumnWish, reportOf, type RowToImport, type SheetReport, type SheetView, type SheetWish, viewOfSheet } from './sheetView.ts'
import { type EditedSheet, editSheet, type SheetEdit, startEditing } from './sheetEdits.ts'
import { withoutTotals } from './withoutTotals.ts'
import type { FileFacts, FileProblem, FileSource, ReadSheetFile, SheetFile, SheetQuestion } from './sheetFile.ts'

/** The state of a user's work on a file, to continue after a reload. */
export interface DeskDraft {
  kind: ImportKind
  file: SheetFile
  columns: readonly (ImportColumn | null)[]
  /** The edited rows; null before the check. */
  rows: readonly SheetRow[] | null
}

/** A user's edit during the check: a change of the sheet, or the fix of all equal problems in a column. */
export type DeskEdit = SheetEdit | { kind: 'mendAlike'; column: ImportColumn; problem: CellProblem }

/**
 * Keeps a file while a user checks it: reads the file, sets its columns, checks and fixes cells, and returns rows. Callers get only pages
 * of rows, so the file can be kept in a worker.
 */
export interface ImportDesk {
  /** Reads a file, which replaces the previous one. */
  read: (source: FileSource) => Promise<FileFacts | SheetQuestion | FileProblem>
  /** Continues a draft. */
  restore: (draft: DeskDraft) => Promise<FileFacts>
  /** Sets the kinds of the columns, and the facts to check cells against. Edits stay. */
  match: (wish: ColumnWish) => Promise<void>
  /** Returns one page of rows, and the problems of the file. */
  look: (wish: SheetWish) => Promise<SheetView>
  /** Applies an edit, and returns how many cells it fixed. */
  edit: (edit: DeskEdit) => Promise<number>
  /** Returns rows that can be imported, after a given row of the file (0 at first). */
  take: (wish: { after: number; count: number }) => Promise<RowToImport[]>
  /** Returns the heading and, unchanged, the rows that cannot be imported. */
  errorRows: () => Promise<string[][]>
  /** Returns the draft to keep for a reload; null if there are too many rows to store at each key. */
  draft: () => Promise<DeskDraft | null>
}

/**
 * Files with more rows have no draft, because storing them at each key would slow typing. After a reload, the user chooses the file again.
 */
export const draftRowsAtMost = 5000
const sampled = 3

/** Creates a desk in the current thread. The caller passes `read`, because this package reads no file formats. */
export function createImportDesk(read: ReadSheetFile): ImportDesk {
  let desk = emptyDesk()
  const open = (kind: ImportKind, file: SheetFile, columns: DeskDraft['columns'] | null, rows: readonly SheetRow[] | null): FileFacts => {
    const guesses = guessColumns(kind, file.headings, file.rows.slice(0, 100).map(({ cells }) => cells))
    const sheet: ImportSheet = { kind, columns: columns ?? guesses.map(({ column }) => column), rows: rows ?? withoutTotals(file.rows) }
    desk = { ...emptyDesk(), file, isEdited: rows !== null, edited: startEditing(sheet) }
    const { rows: found, ...facts } = file
    return { ...facts, rows: found.length, guesses, samples: guesses.map((_guess, index) => samplesOf(file, index)) }
  }
  return {
    async read(source) {
      const file = await read(source)
      return 'rows' in file ? open(source.kind, file, null, null) : file
    },
    restore: ({ kind, file, columns, rows }) => Promise.resolve(open(kind, file, columns, rows)),
    match(wish) {
      const { sheet } = desk.edited
      desk = { ...desk, known: wish.known, frame: null, memory: new WeakMap(), check: null, edited: { ...desk.edited, sheet: { ...sheet, columns: wish.columns } } }
      return Promise.resolve()
    },
    look: (wish) => Promise.resolve(viewOfSheet(desk.edited, checkOf(desk), wish)),
    edit(edit) {
      const step = edit.kind === 'mendAlike' ? { kind: 'mend' as const, findings: checkOf(desk).findings.filter(({ column, problem }) => column === edit.column && problem === edit.problem) } : edit
      const edited = editSheet(desk.edited, step)
      if (edited !== desk.edited) desk = { ...desk, edited, isEdited: true, check: null }
      return Promise.resolve(step.kind === 'mend' ? step.findings.filter(({ mend }) => mend !== null).length : 0)
    },
    take({ after, count }) {
      const { columns, rows } = desk.edited.sheet
      const { errorRows } = checkOf(desk)
      const frame = frameOf(desk)
      const from = rows.findIndex(({ row }) => row > after)
      const taken: RowToImport[] = []
      for (let index = from; index >= 0 && index < rows.length && taken.length < count; index += 1) {
        const row = rows[index]
        if (row && row.choice !== 'leaveOut' && !errorRows.has(row.row)) taken.push({ row: row.row, choice: row.choice, cells: cellsOf(columns, row, frame) })
      }
      return Promise.resolve(taken)
    },
    errorRows() {
      const { errorRows } = checkOf(desk)
      const rows = desk.edited.sheet.rows.filter(({ row }) => errorRows.has(row)).map(({ cells }) => [...cells])
      return Promise.resolve(desk.file?.headings ? [desk.file.headings, ...rows] : rows)
    },
    draft() {
      const { file, isEdited, edited: { sheet } } = desk
      if (!file || file.rows.length > draftRowsAtMost) return Promise.resolve(null)
      return Promise.resolve({ kind: sheet.kind, file, columns: sheet.columns, rows: isEdited ? sheet.rows : null })
    },
  }
}

interface Desk {
  file: SheetFile | null
  known: KnownOfPlace
  isEdited: boolean
  edited: EditedSheet
  memory: SheetMemory
  /** Facts to check cells against. Numbers of digits are those of the original file, so that a fix of one number changes no other. */
  frame: CheckFrame | null
  check: SheetReport | null
}

function emptyDesk(): Desk {
  const known = { groups: [], pins: [], units: [], people: [] }
  return { file: null, known, isEdited: false, edited: startEditing({ kind: 'users', columns: [], rows: [] }), memory: new WeakMap(), frame: null, check: null }
}

/** The problems of the sheet, cached until the next edit. */
function checkOf(desk: Desk): SheetReport {
  desk.check ??= reportOf(inspectSheet(desk.edited.sheet, frameOf(desk), desk.memory))
  return desk.check
}

function frameOf(desk: Desk): CheckFrame {
  const { file, edited: { sheet } } = desk
  desk.frame ??= frameOfSheet({ ...sheet, rows: withoutTotals(file?.rows ?? []) }, desk.known)
  return desk.frame
}

function samplesOf({ rows }: SheetFile, index: number): string[] {
  const found: string[] = []
  for (const { cells } of rows) {
    const text = cells[index]?.trim() ?? ''
    if (text !== '') found.push(text)
    if (found.length === sampled) break
  }
  return found
}
