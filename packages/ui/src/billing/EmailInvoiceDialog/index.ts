export { EmailInvoiceDialog, emailInvoiceDialogLabels } from './EmailInvoiceDialog.tsx'
export type { EmailInvoiceDialogLabels, EmailInvoiceDialogProps } from './EmailInvoiceDialog.tsx'
