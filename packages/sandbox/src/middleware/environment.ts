import type { Context } from 'hono'
import type { SignedInUser } from '../people/signedInUser.ts'
import type { LivingSession, Session } from '../secrets/sessions.ts'
import type { WorkName } from '../work/works.ts'
import type { Fault } from './faults.ts'

/** What is known of a call before anything is done. */
interface ReadAhead {
  fault: Fault | null
  living: LivingSession | undefined
  /** The rest of a call that has no body to wait for: nothing passes between this reading and its answer. Undefined for any other. */
  caller: { user: SignedInUser | undefined; asked: readonly WorkName[] | undefined } | undefined
}

/** The variables that the middleware hands to the next steps. */
export interface SandboxEnvironment {
  Variables: {
    requestId: string
    /** The caller's network address, as far as the host knows it. */
    address: string
    bearer: string | undefined
    /** What was read of the call and its caller at this moment; undefined once time has passed. */
    ahead: ReadAhead | undefined
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
