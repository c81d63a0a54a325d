import { columnsOfKind, type ImportKind } from '@portal/domain'
import type { ImportDraft } from '@portal/ui'

/** What came out of the storage, if it is what this portal wrote for a file of this kind. */
export function readImportDraft(kind: ImportKind, stored: unknown): ImportDraft | null {
  if (!isRecord(stored) || !isRecord(stored['desk']) || typeof stored['target'] !== 'string' || typeof stored['group'] !== 'string' || !Array.isArray(stored['edits'])) return null
  const { kind: of, file, columns, rows } = stored['desk']
  const known: ReadonlySet<unknown> = new Set([...columnsOfKind[kind], null])
  if (of !== kind || !isRecord(file) || !Array.isArray(columns) || !columns.every((column) => known.has(column)) || !(rows === null || Array.isArray(rows))) return null
  const { name, encoding, sheets, headings, rows: found } = file
  if (typeof name !== 'string' || typeof encoding !== 'string' || !Array.isArray(sheets) || !Array.isArray(found) || !(headings === null || Array.isArray(headings))) return null
  return stored as unknown as ImportDraft
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
