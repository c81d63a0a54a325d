export { EmailInvoiceDialog } from './EmailInvoiceDialog.tsx'
export type { EmailInvoiceDialogLabels, EmailInvoiceDialogProps } from './EmailInvoiceDialog.tsx'
