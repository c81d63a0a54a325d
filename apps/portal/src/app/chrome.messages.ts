import { params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'

/** What stands around every page: header, footer, sidebar. */
export const chromeMessages = words('chrome', {
  dashboard: 'Dashboard',
  myAccount: 'My account',
  billing: 'Billing',
  log: 'Activity',
  people: 'People',
  users: 'Users',
  userGroups: 'User groups',
  invites: 'Invites',
  restrictions: 'Restrictions',
  schedules: 'Schedules',
  devices: 'Controllers',
  callGroups: 'Call groups',
  lockdown: 'Lockdown',
  access: 'Access',
  account: 'Account',
  videoCallGroup: 'Video call group',
  voiceCallGroup: 'Voice call group',
  singleFamilySetup: 'Single family setup',
  import: 'Import',
  logOut: 'Log out',
  loading: 'Loading…',
  signedInAs: params('Signed in as {user}'),
  youAre: params('You are {administrator}'),
  backToYourself: 'Back to my user',
  offline: 'You are offline. What you see may be old; nothing can be saved until you are back.',
})
