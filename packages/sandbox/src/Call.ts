import type { DeviceCookies } from './passwords/claimSignIn.ts'
import type { SignedInUser, Viewer } from './people/viewer.ts'
import type { Credentials, Session } from './secrets/sessions.ts'
import type { CallerServices } from './Services.ts'
import type { Progress, TransactionOptions } from './store/transaction.ts'

/** A call that needs no sign-in, and the services that it may use. */
export interface PublicCall extends CallerServices {
  /** The time of the call in milliseconds since 1970, on the sandbox's clock. */
  now: number
  deviceCookies: DeviceCookies
  /** The credentials as sent, unchecked: some calls read the bearer token as a link's token. */
  sent: Credentials | null
  progress: Progress
  /** How the call's transaction runs, for a call that saves its work in several transactions. */
  options: TransactionOptions
}

/** A call of a signed-in user who has the right that the call requires (rightsOfCalls.ts). */
export interface SignedInCall extends PublicCall {
  session: Session
  user: SignedInUser
  /** The signed-in user, with the facts that decide which users they may see and change. */
  viewer: Viewer
}
