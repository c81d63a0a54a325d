import type { BaseIssue, BaseSchema, InferOutput } from 'valibot'
import type { ServiceName } from './services.ts'

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/** The part of the product to which a call belongs: the client has its calls as `api.<area>.<as>`, and the catalog of calls is grouped by it. */
export type EndpointArea =
  | 'access' | 'accessCodes' | 'accounts' | 'alerts' | 'auth' | 'billing' | 'brand' | 'callGroups' | 'callPreferences' | 'devices' | 'doors' | 'exports'
  | 'groups' | 'guests' | 'houses' | 'imports' | 'invites' | 'leaving' | 'locations' | 'lockdowns' | 'log' | 'migrations' | 'ownAccount'
  | 'passwords' | 'releases' | 'restrictions' | 'schedules' | 'search' | 'sitePlans' | 'uniqueness' | 'units' | 'users' | 'visitorCalls'

/** How a call's answer arrives: JSON, checked against the schema, or a file of one media type. */
export type ResponseKind = 'json' | 'file'

export interface EndpointDefinition<Request extends Schema = Schema, Response extends Schema = Schema> {
  area: EndpointArea
  /** The call's name in its area, such as `list`. */
  as: string
  service: ServiceName
  method: 'GET' | 'POST'
  /** The path of the call in the contract, with a leading slash; the encryption is bound to exactly this text. */
  path: `/${string}`
  /** Whether the call needs a signed-in session. The session's headers are sent with every call if there is a session. */
  auth: 'none' | 'session'
  request: Request
  response: Response
  /** How the answer arrives; omit it for JSON. A file's `response` schema describes `{ blob, fileName, mediaType }`. */
  responseKind?: ResponseKind
  /** True if the specification names the call without its fields, so that these shapes are ours. */
  assumed?: boolean
  /** Whether the call is a write that may be sent again under the same Idempotency-Key. Omit it for reads. */
  idempotent?: boolean
  /** Whether the call is a POST that only reads: it has no Idempotency-Key and may be sent again at any time. */
  readOnly?: boolean
  /** Whether the call belongs to a sign-in, which sends and keeps cookies, so that the service recognizes a device. Omit it for all other calls. */
  knowsDevice?: boolean
  /** Where a POST has Data and Value; in the body if omitted. A GET always has them in the query. */
  sealedIn?: 'query'
  /** The media type of a file, such as `text/calendar`, or all types that it may have; an answer of another type is refused. */
  mediaType?: string | readonly string[]
  /** A sentence about the call for the catalog. */
  summary: string
}

export type RequestOf<E extends EndpointDefinition> = InferOutput<E['request']>
export type ResponseOf<E extends EndpointDefinition> = InferOutput<E['response']>

/**
 * Declares one call (specification §7); the client, the sandbox, the contract tests and the catalog read it. The definition keeps its
 * literal type, so that a handler's type follows from its endpoint: with `auth: 'session'` the handler gets the signed-in user.
 */
export const defineEndpoint = <const E extends EndpointDefinition>(definition: E): E => definition
