import type { EndpointName, endpoints, RequestOf, ResponseOf } from '@portal/api-client/contract'
import type { PublicCall, SignedInCall } from '../Call.ts'

/** Answers one endpoint of the contract; refuses by throwing a `Refusal`. A handler of an endpoint with `auth: 'session'` gets the signed-in user. */
export type Handler<Name extends EndpointName> = (
  request: RequestOf<(typeof endpoints)[Name]>,
  call: (typeof endpoints)[Name]['auth'] extends 'session' ? SignedInCall : PublicCall,
) => Promise<ResponseOf<(typeof endpoints)[Name]>>

/** One handler for every endpoint; a missing one does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<Name> }
