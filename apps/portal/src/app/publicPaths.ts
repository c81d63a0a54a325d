import type { Landing } from '@portal/domain'
import { login } from './loginPath.ts'

/** The pages on which users land after they sign in (specification §2). The sign-in page needs no other address of the signed-in area. */
export const landingPath = {
  inactive: '/site/inactive',
  singleFamilySetup: '/site/single-family-manual-setup',
  videoCallGroup: '/site/videocallgroup/callgroup/edit',
  voiceCallGroup: '/site/voicecallgroup/pstngroup/edit',
  login,
  billing: '/site/billing',
  signOut: login,
  dashboard: '/site/dashboard',
} as const satisfies Record<Landing, string>

/** The addresses of the pages before signing in, the status pages, and the dashboard. */
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
  dashboard: landingPath.dashboard,
  nonWebAccess: '/nonwebaccessuser',
  serverError: '/server-error',
  accessDenied: '/access-denied',
  notFound: '/not-found',
  error: '/error',
} as const
