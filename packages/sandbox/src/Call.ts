import type { Credentials, Session } from './secrets/sessions.ts'
import type { DeviceCookies } from './limits/knownDevice.ts'
import type { Progress } from './store/Progress.ts'
import type { SignedInUser } from './people/signedInUser.ts'
import type { CallerServices } from './Services.ts'

/** A call for which nobody signs in, and what it may use. */
export interface PublicCall extends CallerServices {
  deviceCookies: DeviceCookies
  /** The credentials as they were sent, unchecked: for calls that take them for something else. */
  sent: Credentials | null
  progress: Progress
}

/** A call of somebody who is signed in, may sign in at this moment and has the call's right (rightsOfCalls.ts). */
export interface SignedInCall extends PublicCall {
  session: Session
  user: SignedInUser
}
