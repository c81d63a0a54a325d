export { PayDialog } from './PayDialog.tsx'
export type { PayDialogLabels, PayDialogProps } from './PayDialog.tsx'
