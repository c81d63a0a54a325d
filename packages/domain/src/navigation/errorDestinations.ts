export type ErrorDestination = 'login' | 'accessDenied' | 'serverError' | 'notFound' | 'error'

/** The facts about a failure that ended a page. */
export interface PageFailure {
  /**
   * The kind of failure. 'chunkLoad': a part of the portal is no longer on the server, such as after an update. 'network': the server
   * didn't answer.
   */
  kind?: 'network' | 'chunkLoad'
  /** Whether a call was refused because the browser has no token. */
  isTokenNull?: boolean
  /** HTTP status of the answer. */
  status?: number
  /** The status in the body of the answer. */
  dataStatus?: number
  /** Whether this is a production build. In development builds the error page stays open, so that developers can read it. */
  isProduction: boolean
}

export interface ErrorDestinationRow {
  rule: string
  when: (failure: PageFailure) => boolean
  goTo: ErrorDestination
}

/** The cases in order of priority. The first that matches decides; the last always matches (spec §2 Error page redirects, §8). */
export const errorDestinationOrder: readonly ErrorDestinationRow[] = [
  { rule: 'chunk load failure', when: ({ kind }) => kind === 'chunkLoad', goTo: 'error' },
  { rule: 'network error', when: ({ kind }) => kind === 'network', goTo: 'login' },
  { rule: 'token null', when: ({ isTokenNull }) => isTokenNull === true, goTo: 'login' },
  { rule: 'status 401', when: ({ status }) => status === 401, goTo: 'login' },
  { rule: 'data error 401', when: ({ dataStatus }) => dataStatus === 401, goTo: 'accessDenied' },
  { rule: 'status 500', when: ({ status }) => status === 500, goTo: 'serverError' },
  { rule: 'status 404 in production', when: ({ status, isProduction }) => status === 404 && isProduction, goTo: 'notFound' },
  { rule: 'anything else', when: () => true, goTo: 'error' },
]

/** Where the error page sends the user; 'error' means that the error page stays. */
export function resolveErrorDestination(failure: PageFailure): ErrorDestination {
  return errorDestinationOrder.find(({ when }) => when(failure))?.goTo ?? 'error'
}

/** Where any router error sends the user: to '/' if authenticated, otherwise to login (spec §2). */
export function resolveRouterErrorDestination(isAuthenticated: boolean): 'root' | 'login' {
  return isAuthenticated ? 'root' : 'login'
}
