import { words } from '../i18n/catalogue.ts'

/** Texts of the frame around every page: header, footer, sidebar. */
export const chromeMessages = words('chrome', {
  operators: 'Operators',
  people: 'Users and guests',
  access: 'Access',
  account: 'Account',
  logOut: 'Log out',
  loading: 'Loading…',
  signedInAs: 'Signed in as {user}',
  youAre: 'You are {administrator}',
  backToYourself: 'Back to my user',
  reason: 'Reason: {reason}',
  endsAt: 'Ends at {time}',
  timesIn: 'Times in {zone}',
  moreTime: '15 more minutes',
  wayBackUnreachable: 'The portal can’t be reached. You’re still signed in as another user. Try again in a moment.',
  offlineGuest: 'You’re offline. We’ll check again automatically.',
  offline: 'You’re offline. This page may be out of date. You can save when you’re back online.',
})
