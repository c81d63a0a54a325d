import type { EndpointName, endpoints, RequestOf, ResponseOf } from '@portal/api-client/contract'
import type { PublicCall, SignedInCall } from '../Call.ts'
import type { Refusal } from '../Refusal.ts'
import type { Unsaid } from '../words/sentence.ts'

type Request<Name extends EndpointName> = RequestOf<(typeof endpoints)[Name]>
/** A handler's answer; its `message` is translated afterwards. */
export type Answer<Name extends EndpointName> = Unsaid<ResponseOf<(typeof endpoints)[Name]>>
type CallOf<Name extends EndpointName> = (typeof endpoints)[Name]['auth'] extends 'session' ? SignedInCall : PublicCall

/**
 * Answers one endpoint of the contract; refuses by throwing a `Refusal`. A handler of an endpoint with `auth: 'session'` gets the signed-in
 * user. The handler of a write runs in one transaction, the call's store: a thrown refusal undoes it, a returned one doesn't.
 */
export type Handler<Name extends EndpointName> = (request: Request<Name>, call: CallOf<Name>) => Promise<Answer<Name> | Refusal>

/** The part of a write inside its transaction, after the preparation; its call has the transaction as its store. */
type Rest<Name extends EndpointName> = (call: CallOf<Name>) => Promise<Answer<Name> | Refusal>

/** Prepares a write outside its transaction, and returns the part inside it, or the answer. */
export type PreparedHandler<Name extends EndpointName> = (request: Request<Name>, call: CallOf<Name>) => Promise<Rest<Name> | Answer<Name>>

/** The answer about one record, from a function that answers about several. */
export function only<One>([one]: readonly One[]): One {
  if (one === undefined) throw new RangeError('One record has one answer.')
  return one
}

const preparing = new WeakSet<object>()

/**
 * A write with a part before its transaction: slow work that must not block others, such as hashing, and changes that a refusal must not
 * undo, such as a counted attempt.
 */
export function prepared<Name extends EndpointName>(handler: PreparedHandler<Name>): PreparedHandler<Name> {
  preparing.add(handler)
  return handler
}

export const isPrepared = (handler: object): boolean => preparing.has(handler)

/** One handler for every endpoint; a missing handler does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<Name> | PreparedHandler<Name> }
