import { words } from '#portal/i18n/catalogue.ts'

export const hoursUsedMessages = words('hoursUsed', {
  none: 'No entries in the last 30 days',
  entries: { one: '{count} entry', other: '{count} entries' },
  denied: { one: '{count} denied', other: '{count} denied' },
  and: ' and ',
  counted: '{counted} in the last 30 days',
  mostly: '{counted} in the last 30 days, most often from {from} to {until}',
  hint: 'Select an hour to see its days.',
  hour: '{day}, {from} to {until}:',
  unused: 'No entries.',
  failed: 'Entries could not be loaded.',
})
