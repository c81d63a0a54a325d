import type { Labels, Words } from '@portal/domain'
import type { dataTableMessages } from './DataTable.messages.ts'

/** Texts of a table. Always set `counted`, which names the rows. */
export type DataTableLabels = Labels<typeof dataTableMessages>
export type DataTableWords = Words<typeof dataTableMessages>
