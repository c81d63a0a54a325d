import type { BaseIssue, BaseSchema, InferOutput } from 'valibot'
import type { ServiceName } from './services.ts'

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/** The part of the product a call belongs to; the catalogue groups by it. */
export type EndpointArea =
  | 'auth' | 'invites' | 'passwords' | 'users' | 'groups' | 'restrictions'
  | 'accessCodes' | 'callGroups' | 'billing' | 'devices' | 'operations'

/** How a call's answer arrives: JSON, checked against the schema, or a file of one media type. */
export type ResponseKind = 'json' | 'file'

export interface EndpointDefinition<Request extends Schema = Schema, Response extends Schema = Schema> {
  area: EndpointArea
  service: ServiceName
  method: 'GET' | 'POST'
  /** The contract path, with a leading slash; the seal binds it as written here. */
  path: `/${string}`
  /** Whether the call needs a signed-in session. Headers of a session are sent on every call that has one. */
  auth: 'none' | 'session'
  request: Request
  response: Response
  /** Omit for JSON. A file's `response` schema describes `{ blob, fileName, mediaType }`. */
  responseKind?: ResponseKind
  /** True where the specification names the call without its shapes, and these are ours. */
  assumed?: boolean
  /** A write that may be sent again under the same Idempotency-Key. Omit for reads. */
  idempotent?: boolean
  /** A POST that only reads: it carries no Idempotency-Key and may be sent again at any time. */
  readOnly?: boolean
  /** True for the one call that sends and keeps cookies: by them the service knows a device again. Omit for all others. */
  knowsDevice?: boolean
  /** Where a POST carries Data and Value; in its body if omitted. A GET always has them in its query. */
  sealedIn?: 'query'
  /** The media type of a file, such as `text/calendar`; another one is not the file. */
  mediaType?: string
  /** One sentence for the catalogue. */
  summary: string
}

export type RequestOf<E extends EndpointDefinition> = InferOutput<E['request']>
export type ResponseOf<E extends EndpointDefinition> = InferOutput<E['response']>

/**
 * Declares one call of specification §7; the client, the sandbox, the contract tests and the catalogue read it. The definition keeps its
 * literal type, so that a handler's type follows from its endpoint: `auth: 'session'` gives it the signed-in user.
 */
export const defineEndpoint = <const E extends EndpointDefinition>(definition: E): E => definition
