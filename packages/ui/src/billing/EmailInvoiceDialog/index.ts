export { EmailInvoiceDialog, type EmailInvoiceDialogLabels, type EmailInvoiceDialogProps } from './EmailInvoiceDialog.tsx'
