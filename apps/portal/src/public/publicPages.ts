import { publicPaths } from '../app/publicPaths.ts'

export interface PublicPageRow {
  path: string
  /** Its file beside this one. */
  file: string
  /** The areas of the contract whose calls it makes at once. */
  calls?: readonly ('passwords' | 'subscribing' | 'leaving')[]
}

/** Mailed links lead to the account's pages with and without the old prefix. */
const withOldPrefix = (row: PublicPageRow): PublicPageRow[] => [row, { ...row, path: publicPaths.account + row.path }]

/** Every page before signing in, and the status pages (specification §2). They start without the router, and without the table of the signed-in pages. */
export const publicPages: readonly PublicPageRow[] = [
  { path: publicPaths.login, file: 'login.ts' },
  { path: publicPaths.forgotPassword, file: 'forgotPassword.ts', calls: ['passwords'] },
  { path: publicPaths.resetPassword, file: 'resetPassword.ts', calls: ['passwords'] },
  { path: publicPaths.accountDeletionRequest, file: 'accountDeletion.ts', calls: ['leaving'] },
  { path: publicPaths.invite, file: 'invite.ts' },
  { path: publicPaths.recurringInvite, file: 'invite.ts' },
  ...withOldPrefix({ path: `${publicPaths.createPassword}/:token/:sfh?`, file: 'createPassword.ts', calls: ['passwords'] }),
  ...withOldPrefix({ path: publicPaths.createMasterUserPassword, file: 'masterUser.ts', calls: ['passwords'] }),
  { path: publicPaths.subscribe, file: 'subscribe.ts', calls: ['subscribing'] },
  { path: publicPaths.watchman, file: 'watchman.ts', calls: ['subscribing'] },
  { path: publicPaths.nonWebAccess, file: 'nonWebAccess.ts' },
  { path: publicPaths.serverError, file: 'serverError.ts' },
  { path: publicPaths.accessDenied, file: 'accessDenied.ts' },
  { path: publicPaths.notFound, file: 'notFound.ts' },
  { path: publicPaths.error, file: 'error.ts' },
]
