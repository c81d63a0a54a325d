export { ConfirmDialog } from './ConfirmDialog.tsx'
export type { ConfirmDialogLabels, ConfirmDialogProps, Consequence } from './ConfirmDialog.tsx'
