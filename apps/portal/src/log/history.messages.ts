import { words } from '../i18n/catalogue.ts'

/** The history of a record, opened from its page. */
export const historyMessages = words('history', {
  history: 'History',
  historyOf: 'History of {name}',
  none: 'No changes yet.',
  failed: 'The history could not be loaded',
  inLog: 'Open in Activity',
  older: 'See more in Activity.',
})
