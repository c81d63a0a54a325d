import type { Landing } from '@portal/domain'

/** The only place that spells a URL of the portal (specification §2). */
export const paths = {
  root: '/',
  login: '/auth/login',
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
  inactive: '/site/inactive',
  singleFamilySetup: '/site/single-family-manual-setup',
  videoCallGroup: '/site/videocallgroup/callgroup/edit',
  voiceCallGroup: '/site/voicecallgroup/pstngroup/edit',
  billing: '/site/billing',
  myAccount: '/site/mywebaccount',
  users: '/site/users',
  newUser: '/site/users/new',
  groups: '/site/groups',
  nonWebAccess: '/nonwebaccessuser',
  serverError: '/server-error',
  accessDenied: '/access-denied',
  notFound: '/not-found',
  error: '/error',
} as const

export const landingPath: Record<Landing, string> = {
  inactive: paths.inactive,
  singleFamilySetup: paths.singleFamilySetup,
  videoCallGroup: paths.videoCallGroup,
  voiceCallGroup: paths.voiceCallGroup,
  login: paths.login,
  billing: paths.billing,
  signOut: paths.login,
  dashboard: paths.dashboard,
}

export const userPath = (id: number): string => `${paths.users}/${id}`
export const groupPath = (id: number): string => `${paths.groups}/${id}`
