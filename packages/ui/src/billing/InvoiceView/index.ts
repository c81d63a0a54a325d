export type { InvoiceLine } from './InvoiceLines.tsx'
export { InvoiceView } from './InvoiceView.tsx'
export type { InvoiceViewLabels, Invoice, InvoiceViewProps } from './InvoiceView.tsx'
