export { ConfirmDialog, type ConfirmDialogLabels, type ConfirmDialogProps, type Consequence } from './ConfirmDialog.tsx'
