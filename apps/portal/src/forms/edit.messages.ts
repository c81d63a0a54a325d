import { params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'
import { count } from '../i18n/count.ts'

/** What every page says on which a record is edited. */
export const editMessages = words('edit', {
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  unchanged: 'Nothing is changed.',
  changes: count({ one: '{count} unsaved change:', other: '{count} unsaved changes:' }),
  problems: count({ one: '{count} entry must be corrected first', other: '{count} entries must be corrected first' }),
  on: 'On',
  off: 'Off',
  draftFound: 'What you typed earlier is still here.',
  startOver: 'Start over',
  draftWaits: params('Not saved: {fields}. It waits here, in this tab, until you come back or log out.'),
})

/** What a save says that did not succeed, or of which nobody heard. */
export const saveFailureMessages = words('saveFailures', {
  notSaved: 'Not saved.',
  unknown: 'We do not know whether it was saved.',
  saveAgain: 'No answer came. Look at what is saved, or save again: what is saved already is not changed twice.',
  lookFirst: 'No answer came. Look whether it is there before you save again, or there may be two.',
  look: 'See what is saved',
})

/** What a save changed. */
export const receiptMessages = words('receipts', {
  saved: count({ one: 'Saved: {count} change', other: 'Saved: {count} changes' }),
  unchanged: 'Saved. Nothing was different.',
})
