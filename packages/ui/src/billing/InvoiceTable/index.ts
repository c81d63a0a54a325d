export { InvoiceTable } from './InvoiceTable.tsx'
export type { InvoiceTableLabels, InvoiceRow, InvoiceTableProps } from './InvoiceTable.tsx'
