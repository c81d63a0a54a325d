import { params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'

/** What stands around every page: header, footer, sidebar. */
export const chromeMessages = words('chrome', {
  operators: 'Operators',
  people: 'People',
  access: 'Access',
  account: 'Account',
  logOut: 'Log out',
  loading: 'Loading…',
  signedInAs: params('Signed in as {user}'),
  youAre: params('You are {administrator}'),
  backToYourself: 'Back to my user',
  reason: params('Reason: {reason}'),
  endsAt: params('Ends at {time}'),
  timesIn: params('Times in {zone}'),
  moreTime: '15 more minutes',
  wayBackUnreachable: 'The portal cannot be reached, so you are still signed in as somebody else. Try again in a moment.',
  offlineGuest: 'You are offline. We’ll check again automatically.',
  offline: 'You are offline. What you see may be old; nothing can be saved until you are back.',
})
