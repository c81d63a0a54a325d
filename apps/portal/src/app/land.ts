import { resolveLanding } from '@portal/domain'
import { landingPath, paths } from './paths.ts'
import type { Portal } from './Portal.ts'

/** Where a person belongs after signing in: the landing order of specification §2. Ends the session where it says so. */
export async function land(portal: Portal): Promise<string> {
  const details = await portal.userDetails()
  if (!details) return paths.login
  const landing = resolveLanding(details)
  if (landing === 'login' || landing === 'signOut') {
    await signOut(portal)
    portal.tellAtLogin(landing === 'login' ? 'noCallGroup' : 'noDashboard')
  }
  return landingPath[landing]
}

/** Ends the session on the server and here. The person is signed out here even where the server cannot be told. */
export async function signOut(portal: Portal): Promise<void> {
  try {
    if (portal.session.read()) await portal.api.userSignout({})
  } catch {
    // The session times out on the server by itself; keeping a person signed in here would be worse.
  }
  portal.forgetSession()
  portal.drafts.clear()
}
