export type { InvoiceLine } from './InvoiceLines.tsx'
export { type Invoice, InvoiceView, type InvoiceViewLabels, type InvoiceViewProps } from './InvoiceView.tsx'
