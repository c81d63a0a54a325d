import { params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'
import { count } from '../i18n/count.ts'

/** "Can they get in?": the question and the answer. */
export const explainMessages = words('explain', {
  title: 'Can they get in?',
  door: 'Door or gate',
  date: 'Date',
  time: 'Time',
  now: 'Now',
  atProperty: params('On the clocks of {zone}'),
  asked: params('{who} at {port}, {moment}'),
  unknownCode: 'An unknown code',
  changeRule: 'Change the rule',
  openDecider: 'Open what decides',
  unheard: params('The controller has not yet heard of the change made {since}'),
  unheardAllows: 'Until it has, it still lets them in.',
  unheardDenies: 'Until it has, it does not let them in.',
  forDraft: 'For what is typed here, as if it were saved.',
  noDoors: 'There is no door yet to ask about.',
  failed: 'The doors could not be loaded',
  failedAnswer: 'The answer could not be loaded',
})

/** What saving a change would do, and to how many. */
export const effectMessages = words('effect', {
  titleRemoved: 'If you remove it',
  seePeople: count({ one: 'See {count} person', other: 'See all {count} people' }),
  people: 'Who gains, who loses, who keeps',
  peopleHours: 'Hours of each person in the week of the change, at the doors that it concerns.',
  see: 'See',
  gainers: 'Gain hours',
  losers: 'Lose hours',
  keepers: 'Keep what they have',
  personHours: params('{before} → {after} h a week'),
  sameHoursEach: params('{hours} h a week'),
  more: count({ one: 'and {count} more', other: 'and {count} more' }),
})
