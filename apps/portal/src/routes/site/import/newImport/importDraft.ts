import { columnsOfKind, type EditedSheet, type ImportColumn, type ImportKind, type ImportSheet, type SheetRow, startEditing } from '@portal/domain'
import type { ReadFile } from '../reading/readImportFile.ts'

/** What a person has done with a file, kept for a reload. */
export interface ImportDraft {
  kind: ImportKind
  file: ReadFile
  columns: (ImportColumn | null)[]
  /** The rows as they were edited; null before the check. */
  rows: readonly SheetRow[] | null
  propertyId: number
}

/** Above this, a reload asks for the file again: storing it with each letter would hold up who writes. */
export const rowsKept = 5000

export function sheetOf({ kind, file, columns, rows }: ImportDraft): ImportSheet {
  return { kind, columns, rows: rows ?? file.rows.map((row) => ({ ...row, choice: 'merge' })) }
}

export const editedOf = (draft: ImportDraft): EditedSheet => startEditing(sheetOf(draft))

/** What came out of the storage, if it is what this portal wrote for a file of this kind. */
export function readImportDraft(kind: ImportKind, stored: unknown): ImportDraft | null {
  if (!isRecord(stored) || !isRecord(stored['file']) || !Array.isArray(stored['columns']) || typeof stored['propertyId'] !== 'number') return null
  const { name, encoding, sheets, headings, rows } = stored['file']
  const known: ReadonlySet<unknown> = new Set([...columnsOfKind[kind], null])
  if (typeof name !== 'string' || typeof encoding !== 'string' || !Array.isArray(sheets) || !Array.isArray(rows) || !(headings === null || Array.isArray(headings))) return null
  if (!stored['columns'].every((column) => known.has(column)) || !(stored['rows'] === null || Array.isArray(stored['rows']))) return null
  return { ...(stored as unknown as ImportDraft), kind }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
