import type { Labels, Words } from '@portal/domain'
import type { dataTableMessages } from './DataTable.messages.ts'

/** Always set `counted`. */
export type DataTableLabels = Labels<typeof dataTableMessages>
export type DataTableWords = Words<typeof dataTableMessages>
