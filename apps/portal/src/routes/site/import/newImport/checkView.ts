import type { SheetRow } from '@portal/domain'
import type { Inspection } from './useInspection.ts'

/** Which rows of the check are shown. */
export const checkViews = ['errors', 'warnings', 'twins', 'all'] as const
export type CheckView = (typeof checkViews)[number]

export function rowsOfView(rows: readonly SheetRow[], { errorRows, warningRows, check: { twins } }: Inspection, view: CheckView): readonly SheetRow[] {
  switch (view) {
    case 'errors': return rows.filter(({ row }) => errorRows.has(row))
    case 'warnings': return rows.filter(({ row }) => warningRows.has(row))
    case 'twins': return rows.filter(({ row }) => twins.has(row))
    case 'all': return rows
    default: return view satisfies never
  }
}

/** The page that the address asks for; the last one where it asks for more. */
export function pageOfCheck(text: string | null, pages: number): number {
  const page = Number(text ?? 1)
  return Number.isInteger(page) && page > 0 ? Math.max(1, Math.min(page, pages)) : 1
}
