export { Dialog } from './Dialog.tsx'
export type { AskedDialogProps, DialogProps } from './Dialog.tsx'
