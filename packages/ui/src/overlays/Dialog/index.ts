export { type AskedDialogProps, Dialog, type DialogProps } from './Dialog.tsx'
