import type { Context } from 'hono'
import type { SignedInUser } from '../people/signedInUser.ts'
import type { LivingSession, Session } from '../secrets/sessions.ts'
import type { Progress } from '../store/Progress.ts'
import type { Services } from '../Services.ts'

/** What the middleware hands from one step to the next. */
export interface SandboxEnvironment {
  Variables: {
    requestId: string
    /** The caller's network address, as far as the host knows it. */
    address: string
    bearer: string | undefined
    /** The session that the bearer token names, its other secrets unchecked. */
    living: LivingSession | undefined
    session: Session | null
    /** Set together with `session`. */
    user: SignedInUser | null
    payload: unknown
    /** What the handler may use, where it is not the server's own: of a write that is kept with its answer. */
    services: Services | undefined
    /** Set for a call that works in slices and may be sent again. */
    progress: Progress | undefined
    /** The JSON as it was sealed. */
    text: string
  }
}

export type SandboxContext = Context<SandboxEnvironment>
