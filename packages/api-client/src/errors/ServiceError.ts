import type { ErrorBody } from '../contract/shapes.ts'
import { PortalApiError } from './PortalApiError.ts'

export interface Refusal {
  status: number
  /** The contract's error body; null where the answer had another form. */
  error: ErrorBody | null
  /** The answer's body as it came: JSON where it was JSON, else text. */
  body: unknown
  requestId?: string
  retryAfterSeconds?: number
}

/** The service refused the call or broke down. `message` is the service's own sentence where it gave one. */
export class ServiceError extends PortalApiError {
  override readonly name = 'ServiceError'
  readonly status: number
  /** Such as `INVALID_CREDENTIALS`; `HTTP_<status>` where the answer carries none. */
  readonly code: string
  /** Finds the request in the service's log. */
  readonly requestId: string | undefined
  /** Which field was wrong, where one was. */
  readonly field: string | undefined
  readonly body: unknown
  /** How long the service asks to wait. */
  readonly retryAfterSeconds: number | undefined

  constructor(endpoint: string, refusal: Refusal, options?: ErrorOptions) {
    super(endpoint, refusal.error?.message ?? `${endpoint}: the service answered ${refusal.status}.`, options)
    this.status = refusal.status
    this.code = refusal.error?.code ?? `HTTP_${refusal.status}`
    this.requestId = refusal.error?.requestId ?? refusal.requestId
    this.field = refusal.error?.field
    this.body = refusal.body
    this.retryAfterSeconds = refusal.retryAfterSeconds
  }
}
