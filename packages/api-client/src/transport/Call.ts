import type { EndpointDefinition } from '../contract/defineEndpoint.ts'
import type { Session } from './sessionExpiry.ts'

/** A call of the client, however many attempts it takes. */
export interface Call {
  name: string
  endpoint: EndpointDefinition
  payload: unknown
  /** The payload as JSON in ASCII. */
  text: string
  /** The service's address followed by the contract path. */
  url: string
  session: Session | null
  /** The Idempotency-Key, the same for all attempts; null for reads. */
  idempotencyKey: string | null
  /** The path of the page from which a write is made; undefined for reads and without a page. */
  page: string | undefined
  /** The language of the answer; undefined for the browser's languages. */
  language: string | undefined
}

/** Whether a call may be retried after a failure. */
export function isRepeatable({ endpoint }: Pick<Call, 'endpoint'>): boolean {
  return endpoint.method === 'GET' || endpoint.readOnly === true || endpoint.idempotent === true
}
