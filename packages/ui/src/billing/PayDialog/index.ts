export { PayDialog, type PayDialogLabels, type PayDialogProps } from './PayDialog.tsx'
