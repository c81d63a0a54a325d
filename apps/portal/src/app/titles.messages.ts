import { words } from '../i18n/catalogue.ts'

/** Page titles, set from route data (specification §2). */
export const titles = words('titles', {
  login: 'Log in',
  forgotPassword: 'Forgot password',
  accountDeletion: 'Delete your account',
  createPassword: 'Create password',
  subscribe: 'Subscribe',
  watchman: 'Video visitor calls',
  error: 'Error',
  invite: 'Virtual key',
  dashboard: 'Dashboard',
  inactive: 'Inactive account',
  singleFamilySetup: 'Single family setup',
  videoCallGroup: 'Video call group',
  voiceCallGroup: 'Voice call group',
  billing: 'Billing',
  myAccount: 'My account',
  nonWebAccess: 'Mobile app',
  serverError: 'Server error',
  accessDenied: 'Access denied',
  notFound: 'Not found',
})
