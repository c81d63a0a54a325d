import type { Labels, Words } from '@portal/domain'
import type { dataTableMessages } from './DataTable.messages.ts'

/** Give `counted`: 'rows' says nothing. */
export type DataTableLabels = Labels<typeof dataTableMessages>
export type DataTableWords = Words<typeof dataTableMessages>
