import { words } from '../i18n/catalogue.ts'

/** Texts of every page that edits a record. */
export const editMessages = words('edit', {
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  unchanged: 'No changes.',
  changes: { one: '{count} unsaved change:', other: '{count} unsaved changes:' },
  problems: { one: 'Fix {count} field first', other: 'Fix {count} fields first' },
  checking: 'Checking…',
  on: 'On',
  off: 'Off',
  draftFound: 'What you entered earlier is still here.',
  startOver: 'Start over',
  draftWaits: 'Not saved: {fields}. Your entries stay in this tab until you come back or log out.',
})

/** Texts of a save that failed or had no answer. */
export const saveFailureMessages = words('saveFailures', {
  notSaved: 'Not saved.',
  unknown: 'We don’t know whether it was saved.',
  saveAgain: 'The server didn’t answer. Check what is saved, or save again. Saving twice does no harm.',
  lookFirst: 'The server didn’t answer. Check the list before you save again, or you may create a duplicate.',
  look: 'See what is saved',
})

/** Texts about the changes of a save. */
export const receiptMessages = words('receipts', {
  saved: { one: 'Saved: {count} change', other: 'Saved: {count} changes' },
  unchanged: 'Saved. Nothing had changed.',
})
