import { publicPaths } from '../app/publicPaths.ts'

export interface PublicPageRow {
  path: string
  /** The page's file in the folder `routes`. */
  file: string
  /** The name under which the file exports the page. */
  page: string
  /** The parts of the contract that have the page's first calls; its document then preloads the client too. */
  calls?: readonly ('passwords' | 'subscribing' | 'leaving')[]
}

/** The same page under its old address, because mailed links exist with and without the old prefix. */
const withOldPrefix = (row: PublicPageRow): PublicPageRow[] => [row, { ...row, path: publicPaths.account + row.path }]

/**
 * Every page that needs no sign-in, and the status pages (specification §2). They are a separate program, without the router and the table
 * of signed-in pages.
 */
export const publicPages: readonly PublicPageRow[] = [
  { path: publicPaths.login, file: 'auth/login/page.tsx', page: 'loginPage' },
  { path: publicPaths.forgotPassword, file: 'auth/forgotPassword/pages.tsx', page: 'forgotPasswordPage', calls: ['passwords'] },
  { path: publicPaths.resetPassword, file: 'auth/forgotPassword/pages.tsx', page: 'resetPasswordPage', calls: ['passwords'] },
  { path: publicPaths.accountDeletionRequest, file: 'auth/accountDeletion/page.tsx', page: 'accountDeletionPage', calls: ['leaving'] },
  { path: publicPaths.invite, file: 'public/invite/pages.tsx', page: 'invitePage' },
  { path: publicPaths.recurringInvite, file: 'public/invite/pages.tsx', page: 'invitePage' },
  ...withOldPrefix({ path: `${publicPaths.createPassword}/:token/:sfh?`, file: 'public/createPassword/page.tsx', page: 'createPasswordPage', calls: ['passwords'] }),
  ...withOldPrefix({ path: publicPaths.createMasterUserPassword, file: 'public/masterUser/page.tsx', page: 'masterUserPage', calls: ['passwords'] }),
  { path: publicPaths.subscribe, file: 'public/subscribe/page.tsx', page: 'subscribePage', calls: ['subscribing'] },
  { path: publicPaths.watchman, file: 'public/watchman/page.tsx', page: 'watchmanPage', calls: ['subscribing'] },
  { path: publicPaths.nonWebAccess, file: 'public/nonWebAccess/page.tsx', page: 'nonWebAccessPage' },
  { path: publicPaths.serverError, file: 'status/statusPages.tsx', page: 'serverErrorPage' },
  { path: publicPaths.accessDenied, file: 'status/statusPages.tsx', page: 'accessDeniedPage' },
  { path: publicPaths.notFound, file: 'status/statusPages.tsx', page: 'notFoundPage' },
  { path: publicPaths.error, file: 'status/addressedError.tsx', page: 'addressedError' },
]
