export { ChangeReceipt, type ChangeReceiptLabels, type ChangeReceiptProps, type FieldChange } from './ChangeReceipt.tsx'
