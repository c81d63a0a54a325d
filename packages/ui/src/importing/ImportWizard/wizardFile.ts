import type { FileFacts, ImportColumn, ImportDesk, RowToImport } from '@portal/domain'
import type { SelectOption } from '../../forms/SelectField/index.ts'

/** A file and the choices about it. */
export interface WizardFile {
  facts: FileFacts
  columns: readonly (ImportColumn | null)[]
  /** Whether the columns come from the last file with these headings. */
  isRemembered: boolean
  target: string
  group: string
}

export const noGroups: readonly SelectOption[] = []

const rowsAtOnce = 200

/** The rows to import, in chunks. */
export async function* rowsOfDesk(desk: ImportDesk): AsyncGenerator<RowToImport[]> {
  for (let after = 0; ;) {
    const rows = await desk.take({ after, count: rowsAtOnce })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.row
  }
}
