import { words } from '#portal/i18n/catalogue.ts'

export const entriesMessages = words('entries', {
  none: 'No entries yet today',
  today: { one: '{count} entry today', other: '{count} entries today' },
  more: '{entries}, {difference} more than a usual {weekday} by {time}',
  fewer: '{entries}, {difference} fewer than a usual {weekday} by {time}',
  same: '{entries}, as on a usual {weekday} by {time}',
  usual: 'Usual {weekday}',
  denied: { one: '{count} denied', other: '{count} denied' },
  busiest: 'Busiest hour: {from} to {until}.',
  failed: 'Today’s entries could not be loaded.',
})
