import type { EndpointDefinition } from '../contract/defineEndpoint.ts'
import type { Session } from './sessionExpiry.ts'

/** One action of a user, however many attempts it takes. */
export interface Call {
  name: string
  endpoint: EndpointDefinition
  payload: unknown
  /** The payload as JSON in ASCII. */
  text: string
  /** The service's address followed by the contract path. */
  url: string
  session: Session | null
  /** The same for all attempts; null for reads. */
  idempotencyKey: string | null
  /** The path of the page from which a write is made; undefined for reads and where no page is known. */
  page: string | undefined
  /** In which the answer says what it says; undefined for the browser's languages. */
  language: string | undefined
}

/** Whether a call may be retried after a failure. */
export function isRepeatable({ endpoint }: Pick<Call, 'endpoint'>): boolean {
  return endpoint.method === 'GET' || endpoint.readOnly === true || endpoint.idempotent === true
}
