/** This is a separate file, so that this part of the library loads on demand. */
export { ConfirmDialog, Dialog } from '@portal/ui'
