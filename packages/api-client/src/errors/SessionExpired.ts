import { PortalApiError } from './PortalApiError.ts'

/**
 * The error when a session has ended: the service answered 401, and `onSessionExpired` was called once for all calls of that session; or
 * the session ended in this browser during the call.
 */
export class SessionExpired extends PortalApiError {
  override readonly name = 'SessionExpired'
  readonly status = 401
  /** Whether the call had a token. The user needs a notice only then. */
  readonly hadToken: boolean

  constructor(endpoint: string, hadToken: boolean) {
    super(endpoint, `${endpoint}: the session is over.`)
    this.hadToken = hadToken
  }
}
