import type { EndpointName, endpoints, RequestOf, ResponseOf } from '@portal/api-client/contract'
import type { PublicCall, SignedInCall } from '../Call.ts'
import type { Refusal } from '../Refusal.ts'
import type { Unsaid } from '../words/sentence.ts'

type Request<Name extends EndpointName> = RequestOf<(typeof endpoints)[Name]>
/** What a handler answers: a `message` is said in the reader's language later. */
export type Answer<Name extends EndpointName> = Unsaid<ResponseOf<(typeof endpoints)[Name]>>
type CallOf<Name extends EndpointName> = (typeof endpoints)[Name]['auth'] extends 'session' ? SignedInCall : PublicCall

/**
 * Answers one endpoint of the contract; refuses by throwing a `Refusal`. A handler of an endpoint with `auth: 'session'` gets the signed-in user. The handler of
 * a write runs in one transaction, the call's store: what it wrote is undone if it refuses, and stays where it answers the refusal.
 */
export type Handler<Name extends EndpointName> = (request: Request<Name>, call: CallOf<Name>) => Promise<Answer<Name> | Refusal>

/** What is done in the transaction after the preparation, over the call that has the transaction as its store. */
type Rest<Name extends EndpointName> = (call: CallOf<Name>) => Promise<Answer<Name> | Refusal>

/** Prepares a write outside its transaction, and answers what is done in it, or the answer itself. */
export type PreparedHandler<Name extends EndpointName> = (request: Request<Name>, call: CallOf<Name>) => Promise<Rest<Name> | Answer<Name>>

const preparing = new WeakSet<object>()

/**
 * A write with a part before its transaction: slow work, such as hashing, that must not hold up others, and what stays although the call is refused, such as
 * a counted try.
 */
export function prepared<Name extends EndpointName>(handler: PreparedHandler<Name>): PreparedHandler<Name> {
  preparing.add(handler)
  return handler
}

export const isPrepared = (handler: object): boolean => preparing.has(handler)

/** One handler for every endpoint; a missing one does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<Name> | PreparedHandler<Name> }
