/** A file of its own, so that this part of the library is loaded by its name. */
export { CallEffect } from '@portal/ui'
