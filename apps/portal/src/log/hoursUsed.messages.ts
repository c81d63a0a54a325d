import { words } from '#portal/i18n/catalogue.ts'

export const hoursUsedMessages = words('hoursUsed', {
  none: 'No entries in the last {days} days',
  entries: { one: '{count} entry', other: '{count} entries' },
  denied: { one: '{count} denied', other: '{count} denied' },
  and: ' and ',
  counted: '{counted} in the last {days} days',
  mostly: '{counted} in the last {days} days, most often from {from} to {until}',
  allDoors: 'All doors',
  days: { one: '{count} day', other: '{count} days' },
  permittedAllBut: 'Permitted hours, all doors but {doors}',
  permittedAt: { one: 'Permitted hours at {count} of {total} doors', other: 'Permitted hours at {count} of {total} doors' },
  hint: 'Select an hour to see its days.',
  hour: '{day}, {from} to {until}:',
  unused: 'No entries.',
  failed: 'Entries could not be loaded.',
})
