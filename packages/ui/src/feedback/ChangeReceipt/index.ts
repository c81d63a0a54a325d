export { ChangeReceipt } from './ChangeReceipt.tsx'
export type { ChangeReceiptLabels, ChangeReceiptProps, FieldChange } from './ChangeReceipt.tsx'
