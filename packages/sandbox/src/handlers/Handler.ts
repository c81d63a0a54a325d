import type { EndpointName, endpoints, RequestOf, ResponseOf } from '@portal/api-client/contract'
import type { Credentials, Session } from '../middleware/sessions.ts'
import type { Services } from '../Services.ts'

/** One call: who sent it, and what it may use. */
export interface Call extends Services {
  /** Null where the endpoint needs none. */
  session: Session | null
  address: string
  /** The credentials as they were sent, unchecked: for calls without a session that take them for something else. */
  sent: Credentials | null
}

/** Answers one endpoint of the contract; refuses by throwing a `Refusal`. */
export type Handler<Name extends EndpointName> = (
  request: RequestOf<(typeof endpoints)[Name]>,
  call: Call,
) => Promise<ResponseOf<(typeof endpoints)[Name]>>

/** One handler for every endpoint; a missing one does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<Name> }
