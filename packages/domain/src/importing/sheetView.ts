import { type CellProblem, cellProblems } from './cellProblems.ts'
import type { ImportCells, ImportColumn } from './importKinds.ts'
import type { KnownOfPlace, SheetCheck, SheetFinding, SheetRow, Twins } from './inspectSheet.ts'
import type { ImportChoice } from './personColumns.ts'
import type { EditedSheet } from './sheetEdits.ts'

/** The sets of rows that the check can show. */
export const sheetShows = ['errors', 'warnings', 'twins', 'all'] as const
export type SheetShow = (typeof sheetShows)[number]

export interface ColumnWish {
  columns: readonly (ImportColumn | null)[]
  known: KnownOfPlace
}

export interface SheetWish {
  /** The set of rows to show; null: the most urgent rows. */
  show: SheetShow | null
  /** The page, from 1. A number that is too high means the last page. */
  page: number
  size: number
}

/** Problems of one kind in one column that all have a fix. */
export interface AlikeFindings {
  column: ImportColumn
  problem: CellProblem
  count: number
  first: SheetFinding
}

/** One page of rows, and the problems of the whole sheet. */
export interface SheetView {
  show: SheetShow
  page: number
  pageCount: number
  counts: Readonly<Record<SheetShow, number>> & { readonly ready: number }
  columns: readonly (ImportColumn | null)[]
  rows: readonly SheetRow[]
  /** The problems of these rows. */
  findings: readonly SheetFinding[]
  twins: Twins
  alike: readonly AlikeFindings[]
  mayUndo: boolean
  mayRedo: boolean
}

/** A row to send to the service. */
export interface RowToImport {
  row: number
  choice: ImportChoice
  cells: ImportCells
}

/** The problems of a sheet, the rows with an error, and the rows with only warnings. */
export interface SheetReport extends SheetCheck {
  errorRows: ReadonlySet<number>
  warningRows: ReadonlySet<number>
}

/** One page of a sheet. */
export function viewOfSheet({ sheet, past, future }: EditedSheet, check: SheetReport, wish: SheetWish): SheetView {
  const { errorRows, warningRows, twins } = check
  const counts = { errors: errorRows.size, warnings: warningRows.size, twins: twins.size, all: sheet.rows.length }
  const ready = sheet.rows.reduce((sum, { row, choice }) => sum + Number(choice !== 'leaveOut' && !errorRows.has(row)), 0)
  const show = wish.show ?? (counts.errors > 0 ? 'errors' : counts.warnings > 0 ? 'warnings' : 'all')
  const of = { errors: errorRows, warnings: warningRows, twins, all: null }[show]
  const chosen = of === null ? sheet.rows : sheet.rows.filter(({ row }) => of.has(row))
  const pageCount = Math.ceil(chosen.length / wish.size)
  const page = Math.max(1, Math.min(wish.page, pageCount))
  const rows = chosen.slice((page - 1) * wish.size, page * wish.size)
  const shown = new Set(rows.map(({ row }) => row))
  return {
    show, page, pageCount, counts: { ...counts, ready }, columns: sheet.columns, rows,
    findings: check.findings.filter(({ row }) => shown.has(row)), twins: new Map([...twins].filter(([row]) => shown.has(row))),
    alike: alikeOf(check.findings), mayUndo: past.length > 0, mayRedo: future.length > 0,
  }
}

function alikeOf(findings: readonly SheetFinding[]): AlikeFindings[] {
  const alike = new Map<string, AlikeFindings>()
  for (const finding of findings) {
    if (finding.mend === null) continue
    const { column, problem } = finding
    const key = `${column} ${problem}`
    const known = alike.get(key)
    if (known) known.count += 1
    else alike.set(key, { column, problem, count: 1, first: finding })
  }
  return [...alike.values()]
}

export function reportOf(check: SheetCheck): SheetReport {
  const errorRows = new Set<number>()
  const warningRows = new Set<number>()
  for (const { row, problem } of check.findings) (cellProblems[problem] === 'error' ? errorRows : warningRows).add(row)
  for (const row of errorRows) warningRows.delete(row)
  return { ...check, errorRows, warningRows }
}
