import type { ErrorBody, FieldFault } from '../contract/shapes.ts'
import { PortalApiError } from './PortalApiError.ts'

export interface Refusal {
  status: number
  /** The contract's error body; null if the answer had another form. */
  error: ErrorBody | null
  /** The body of the answer: parsed if it was JSON, otherwise text. */
  body: unknown
  requestId?: string
  retryAfterSeconds?: number
}

/** The error when the service refused the call or failed. `message` is the service's own sentence, if it gave one. */
export class ServiceError extends PortalApiError {
  override readonly name = 'ServiceError'
  readonly status: number
  /** The code of the refusal, such as `INVALID_CREDENTIALS`; `HTTP_<status>` if the answer has none. */
  readonly code: string
  /** The id of the request in the service's log. */
  readonly requestId: string | undefined
  /** The name of the wrong field, if there was one. */
  readonly field: string | undefined
  /** Every wrong field, with the broken rule and the expected value; empty if the service named none. */
  readonly fields: readonly FieldFault[]
  readonly body: unknown
  /** How many seconds the service wants the client to wait. */
  readonly retryAfterSeconds: number | undefined

  constructor(endpoint: string, refusal: Refusal, options?: ErrorOptions) {
    super(endpoint, refusal.error?.message ?? `${endpoint}: the service answered ${refusal.status}.`, options)
    this.status = refusal.status
    this.code = refusal.error?.code ?? `HTTP_${refusal.status}`
    this.requestId = refusal.error?.requestId ?? refusal.requestId
    this.field = refusal.error?.field
    this.fields = refusal.error?.fields ?? []
    this.body = refusal.body
    this.retryAfterSeconds = refusal.retryAfterSeconds
  }
}
