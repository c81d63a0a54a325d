import { login } from './loginPath.ts'

/** The addresses that stand before signing in, the status pages, and where a signed-in person lands. */
export const publicPaths = {
  root: '/',
  login,
  invite: '/Invite',
  recurringInvite: '/RecurringInvite',
  account: '/Account',
  createPassword: '/CreatePassword',
  createMasterUserPassword: '/CreateMasterUserPassword',
  subscribe: '/Subscribe',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/reset-password',
  signInAdmin: '/signin-admin',
  accountDeletionRequest: '/accountdeletionrequest',
  watchman: '/watchmansystemconfiguration',
  dashboard: '/site/dashboard',
  nonWebAccess: '/nonwebaccessuser',
  serverError: '/server-error',
  accessDenied: '/access-denied',
  notFound: '/not-found',
  error: '/error',
} as const
