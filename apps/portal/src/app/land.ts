import { resolveLanding } from '@portal/domain'
import { landingPath } from './publicPaths.ts'
import type { Portal } from './Portal.ts'

/** The page after signing in, by the landing order of specification §2. Ends the session if the order says so. */
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

/** Ends the session, first in the browser, so that polling stops before the server refuses it, then on the server. Works even if the server is unreachable. */
export async function signOut(portal: Portal): Promise<void> {
  const stored = portal.session.read()
  portal.forgetSession()
  portal.drafts.clear()
  if (!stored) return
  try {
    await portal.api.userSignout({}, { session: { token: stored.authToken, authKey: stored.authKey, csrf: stored.csrf } })
  } catch {
    // The error is ignored: the server's session will time out, and staying signed in here would be worse.
  }
}
