import type { Context } from 'hono'
import type { SignedInUser } from '../people/viewer.ts'
import type { LivingSession, Session } from '../secrets/sessions.ts'

/** The variables that each middleware passes to the next. */
export interface SandboxEnvironment {
  Variables: {
    requestId: string
    /** The caller's network address, if the host knows it. */
    address: string
    bearer: string | undefined
    /** The session of the bearer token; the session's other secrets are still unchecked. */
    living: LivingSession | undefined
    session: Session | null
    /** The signed-in user; set together with `session`. */
    user: SignedInUser | null
    payload: unknown
    /** The JSON text of the request, as the client encrypted it. */
    text: string
  }
}

export type SandboxContext = Context<SandboxEnvironment>
