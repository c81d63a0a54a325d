import { words } from '../i18n/catalogue.ts'

/** Titles of the public pages and the status pages (specification §2); the others are in `pages.messages.ts`. */
export const titles = words('titles', {
  login: 'Log in',
  forgotPassword: 'Forgot password',
  accountDeletion: 'Delete your account',
  createPassword: 'Create password',
  subscribe: 'Subscribe',
  watchman: 'Video visitor calls',
  error: 'Error',
  invite: 'Virtual key',
  nonWebAccess: 'Mobile app',
  serverError: 'Server error',
  accessDenied: 'Access denied',
  notFound: 'Not found',
})
