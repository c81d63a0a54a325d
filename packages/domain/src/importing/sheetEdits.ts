import type { ImportSheet, SheetFinding, SheetRow } from './inspectSheet.ts'

/** A sheet and its edits, which can be undone and redone. */
export interface EditedSheet {
  sheet: ImportSheet
  /** The rows before each edit; those before the latest edit are last. */
  past: readonly (readonly SheetRow[])[]
  future: readonly (readonly SheetRow[])[]
}

export type SheetEdit =
  | { kind: 'cell'; row: number; cell: number; text: string }
  | { kind: 'choice'; rows: readonly number[]; choice: SheetRow['choice'] }
  | { kind: 'mend'; findings: readonly SheetFinding[] }
  | { kind: 'undo' }
  | { kind: 'redo' }

/** How many edits can be undone. */
const stepsKept = 100
/** How many rows all edits together may remember. */
const placesKept = 2_000_000

export function startEditing(sheet: ImportSheet): EditedSheet {
  return { sheet, past: [], future: [] }
}

/** Applies an edit to a sheet. Unchanged rows stay the same objects. An edit that changes nothing is not recorded. */
export function editSheet(edited: EditedSheet, edit: SheetEdit): EditedSheet {
  const { sheet, past, future } = edited
  if (edit.kind === 'undo') return past.length === 0 ? edited : travel(edited, past.at(-1), past.slice(0, -1), [sheet.rows, ...future])
  if (edit.kind === 'redo') return future.length === 0 ? edited : travel(edited, future[0], [...past, sheet.rows], future.slice(1))
  const rows = change(sheet.rows, edit)
  return rows.every((row, index) => row === sheet.rows[index]) ? edited : travel(edited, rows, [...past, sheet.rows].slice(-stepsFor(rows.length)), [])
}

const stepsFor = (rows: number) => Math.max(5, Math.min(stepsKept, Math.floor(placesKept / Math.max(1, rows))))

function travel({ sheet }: EditedSheet, rows: readonly SheetRow[] = sheet.rows, past: EditedSheet['past'], future: EditedSheet['future']): EditedSheet {
  return { sheet: { ...sheet, rows }, past, future }
}

function change(rows: readonly SheetRow[], edit: Extract<SheetEdit, { kind: 'cell' | 'choice' | 'mend' }>): SheetRow[] {
  if (edit.kind === 'choice') {
    const chosen = new Set(edit.rows)
    return rows.map((row) => (chosen.has(row.row) && row.choice !== edit.choice ? { ...row, choice: edit.choice } : row))
  }
  const texts = new Map<number, Map<number, string>>()
  const put = (row: number, cell: number, text: string) => texts.set(row, (texts.get(row) ?? new Map<number, string>()).set(cell, text))
  if (edit.kind === 'cell') put(edit.row, edit.cell, edit.text)
  else for (const { row, cell, mend } of edit.findings) if (mend !== null) put(row, cell, mend)
  return rows.map((row) => {
    const changed = texts.get(row.row)
    if (!changed || [...changed].every(([cell, text]) => (row.cells[cell] ?? '') === text)) return row
    const cells = Array.from({ length: Math.max(row.cells.length, ...[...changed.keys()].map((cell) => cell + 1)) }, (_, index) => changed.get(index) ?? row.cells[index] ?? '')
    return { ...row, cells }
  })
}
