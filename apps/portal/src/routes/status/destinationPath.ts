import type { ErrorDestination } from '@portal/domain'
import { publicPaths } from '#portal/app/publicPaths.ts'

/** The page to which the specification sends each failure (§2). */
export const destinationPath: Record<Exclude<ErrorDestination, 'error'> | 'root', string> = {
  root: publicPaths.root,
  login: publicPaths.login,
  accessDenied: publicPaths.accessDenied,
  serverError: publicPaths.serverError,
  notFound: publicPaths.notFound,
}
