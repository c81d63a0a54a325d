import type { ErrorBody, FieldFault } from '../contract/shapes.ts'
import { PortalApiError } from './PortalApiError.ts'

export interface Refusal {
  status: number
  /** The contract's error body; null if the answer had another form. */
  error: ErrorBody | null
  /** The answer's body as it came: parsed if it was JSON, otherwise text. */
  body: unknown
  requestId?: string
  retryAfterSeconds?: number
}

/** The service refused the call or failed. `message` is the service's own sentence, if it gave one. */
export class ServiceError extends PortalApiError {
  override readonly name = 'ServiceError'
  readonly status: number
  /** Such as `INVALID_CREDENTIALS`; `HTTP_<status>` if the answer has none. */
  readonly code: string
  /** Identifies the request in the service's log. */
  readonly requestId: string | undefined
  /** The field that was wrong, if there was one. */
  readonly field: string | undefined
  /** Every field that was wrong, with the rule that it breaks and what was expected; empty if the service named none. */
  readonly fields: readonly FieldFault[]
  readonly body: unknown
  /** How long the service asks to wait. */
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
