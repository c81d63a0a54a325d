import type { Context } from 'hono'
import type { SignedInUser } from '../people/signedInUser.ts'
import type { LivingSession, Session } from '../secrets/sessions.ts'

/** The variables that the middleware hands to the next steps. */
export interface SandboxEnvironment {
  Variables: {
    requestId: string
    /** The caller's network address, if the host knows it. */
    address: string
    bearer: string | undefined
    /** The session that the bearer token names; its other secrets are unchecked. */
    living: LivingSession | undefined
    session: Session | null
    /** Set together with `session`. */
    user: SignedInUser | null
    payload: unknown
    /** The JSON text of the request, as the client sealed it. */
    text: string
  }
}

export type SandboxContext = Context<SandboxEnvironment>
