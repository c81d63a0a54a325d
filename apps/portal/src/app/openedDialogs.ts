/** The dialogs are imported by a separate file, so that they load on demand. */
export { ConfirmDialog, Dialog } from '@portal/ui'
