import * as auth from './endpoints/auth.ts'
import * as callGroups from './endpoints/callGroups.ts'
import * as invites from './endpoints/invites.ts'
import * as passwords from './endpoints/passwords.ts'
import * as releases from './endpoints/releases.ts'

/** The calls that a page may make before anything else has loaded: signing in, links and invites. */
export const eagerEndpoints = {
  ...auth,
  ...releases,
  ...passwords,
  ...callGroups,
  ...invites,
}
