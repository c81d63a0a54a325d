export { InvoiceTable } from './InvoiceTable.tsx'
export type { InvoiceRow, InvoiceTableProps } from './InvoiceTable.tsx'
export { invoiceTableLabels } from './invoiceTableLabels.ts'
export type { InvoiceTableLabels } from './invoiceTableLabels.ts'
