/** The dialogs are imported by a separate file, so that they load on demand. */
export { CallEffect } from '@portal/ui'
