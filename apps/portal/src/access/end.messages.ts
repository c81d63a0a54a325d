import { words } from '../i18n/catalogue.ts'

/** Texts about the end of an invite or an entry method. */
export const endMessages = words('end', {
  end: 'End',
  endsWithin: 'Ends within {days} days',
  today: 'Ends today',
  tomorrow: 'Ends tomorrow',
  on: 'Ends {day}',
})
