import { resolveLanding } from '@portal/domain'
import { landingPath } from './publicPaths.ts'
import type { Portal } from './Portal.ts'

/** Where a person belongs after signing in: the landing order of specification §2. Ends the session where it says so. */
export async function land(portal: Portal): Promise<string> {
  const details = await portal.userDetails()
  if (!details) return landingPath.login
  const landing = resolveLanding(details)
  if (landing === 'login' || landing === 'signOut') {
    await signOut(portal)
    portal.tellAtLogin(landing === 'login' ? 'noCallGroup' : 'noDashboard')
  }
  return landingPath[landing]
}

/**
 * Ends the session here and on the server. Here first: what a page still asks on its own would be refused by the server. The person is signed
 * out here even where the server cannot be told.
 */
export async function signOut(portal: Portal): Promise<void> {
  const stored = portal.session.read()
  portal.forgetSession()
  portal.drafts.clear()
  if (!stored) return
  try {
    await portal.api.userSignout({}, { session: { token: stored.authToken, authKey: stored.authKey, csrf: stored.csrf } })
  } catch {
    // The session times out on the server on its own; keeping a person signed in here would be worse.
  }
}
