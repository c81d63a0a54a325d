import { PortalApiError } from './PortalApiError.ts'

/** The service answered 401, and `onSessionExpired` was told once for all calls of that session; or the session ended here while the call was under way. */
export class SessionExpired extends PortalApiError {
  override readonly name = 'SessionExpired'
  readonly status = 401
  /** Whether the call was sent with a token: only then is there something to tell the person. */
  readonly hadToken: boolean

  constructor(endpoint: string, hadToken: boolean) {
    super(endpoint, `${endpoint}: the session is over.`)
    this.hadToken = hadToken
  }
}
