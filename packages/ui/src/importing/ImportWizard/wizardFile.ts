import type { FileFacts, ImportColumn, ImportDesk, RowToImport } from '@portal/domain'
import type { SelectOption } from '../../forms/SelectField/index.ts'

/** A file that was read, and what was said of it. */
export interface WizardFile {
  facts: FileFacts
  columns: readonly (ImportColumn | null)[]
  /** Whether the columns are those of the last file of this shape. */
  isRemembered: boolean
  target: string
  group: string
}

export const noGroups: readonly SelectOption[] = []

const rowsAtOnce = 200

/** The rows that can be imported, some at a time. */
export async function* rowsOfDesk(desk: ImportDesk): AsyncGenerator<RowToImport[]> {
  for (let after = 0; ;) {
    const rows = await desk.take({ after, count: rowsAtOnce })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.row
  }
}
