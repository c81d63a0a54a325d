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

/** A step of the check: an edit of the sheet, or the fix of all alike problems in a column. */
export type DeskEdit = SheetEdit | { kind: 'mendAlike'; column: ImportColumn; problem: CellProblem }

/**
 * Holds a file during the check: it reads it, names columns, checks and fixes it, and hands out rows. A caller
 * gets pages of it, so the file itself can live in a worker.
 */
export interface ImportDesk {
  /** Reads a file and drops the previous one. */
  read: (source: FileSource) => Promise<FileFacts | SheetQuestion | FileProblem>
  /** Continues a draft. */
  restore: (draft: DeskDraft) => Promise<FileFacts>
  /** Sets the columns and the facts to check against. Edits stay. */
  match: (wish: ColumnWish) => Promise<void>
  /** One page of the rows, and what is wrong with the file. */
  look: (wish: SheetWish) => Promise<SheetView>
  /** Applies a step; answers the number of cells it fixed. */
  edit: (edit: DeskEdit) => Promise<number>
  /** The rows that can be imported, after a row of the file (0 at first). */
  take: (wish: { after: number; count: number }) => Promise<RowToImport[]>
  /** The rows that cannot be imported, unchanged, after the heading. */
  errorRows: () => Promise<string[][]>
  /** What survives a reload; null if there are too many rows to store on each keystroke. */
  draft: () => Promise<DeskDraft | null>
}

/** Above this, a reload needs the file again, because storing it on each keystroke would slow typing. */
export const draftRowsAtMost = 5000
const sampled = 3

/** A desk in this thread. `read` is the caller's: the domain knows no file formats. */
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
  /** Widths come from the original file, so that a fix of one number changes no other. */
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
