import { words } from '../i18n/catalogue.ts'

/** Texts of "Can they get in?": the question and the answer. */
export const explainMessages = words('explain', {
  title: 'Can they get in?',
  decides: 'What decides access',
  door: 'Door',
  date: 'Date',
  time: 'Time',
  now: 'Now',
  atProperty: '{zone}',
  asked: '{who} at {port}, {moment}',
  unknownCode: 'An unknown entry method',
  changeRule: 'Change the restriction',
  openDecider: 'Open the record that decides',
  unsynced: 'The controller isn’t synced with the change made {since}',
  unsyncedAllows: 'Until the controller syncs, the door still opens.',
  unsyncedDenies: 'Until the controller syncs, the door doesn’t open.',
  forDraft: 'Shows what you entered here, as if it were saved.',
  noDoors: 'No doors yet.',
  failed: 'The doors could not be loaded',
  failedAnswer: 'The answer could not be loaded',
})

/** Texts about the effect of saving. */
export const effectMessages = words('effect', {
  titleRemoved: 'If you remove it',
  seePeople: { one: 'See {count} user', other: 'See all {count} users' },
  people: 'Who gains, loses and keeps access',
  peopleHours: 'Hours of each user in the week of the change, at the affected doors.',
  see: 'See',
  gainers: 'Gain hours',
  losers: 'Lose hours',
  keepers: 'Keep their hours',
  personHours: '{before} → {after} h a week',
  sameHoursEach: '{hours} h a week',
  more: { one: 'and {count} more', other: 'and {count} more' },
})
