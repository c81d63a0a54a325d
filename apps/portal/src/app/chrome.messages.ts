import { params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'

/** What stands around every page: header, footer, sidebar. */
export const chromeMessages = words('chrome', {
  support: 'Support',
  login: 'Login',
  privacy: 'Privacy policy',
  skipToContent: 'Skip to content',
  dashboard: 'Dashboard',
  myAccount: 'My account',
  billing: 'Billing',
  people: 'People',
  users: 'Users',
  userGroups: 'User groups',
  access: 'Access',
  account: 'Account',
  videoCallGroup: 'Video call group',
  voiceCallGroup: 'Voice call group',
  singleFamilySetup: 'Single family setup',
  accountMenu: 'Account',
  logOut: 'Log out',
  loading: 'Loading…',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  minimize: 'Minimize sidebar',
  expand: 'Expand sidebar',
  navigation: 'Main',
  signedInAs: params('Signed in as {user}'),
  youAre: params('You are {administrator}'),
  backToYourself: 'Back to my user',
  language: 'Language',
  offline: 'You are offline. What you see may be old; nothing can be saved until you are back.',
})
