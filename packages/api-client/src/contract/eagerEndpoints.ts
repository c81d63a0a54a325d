import * as auth from './endpoints/auth.ts'
import * as callGroups from './endpoints/callGroups.ts'
import * as invites from './endpoints/invites.ts'
import * as passwords from './endpoints/passwords.ts'
import * as releases from './endpoints/releases.ts'

/** What a page may call before anything else has been loaded: signing in, links and invites. */
export const eagerEndpoints = {
  ...auth,
  ...releases,
  ...passwords,
  ...callGroups,
  ...invites,
}
