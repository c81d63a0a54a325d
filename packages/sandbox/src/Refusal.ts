import type { RowReason } from '@portal/domain'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export interface RefusalDetails {
  /** Which field of the request is wrong. */
  field?: string
  headers?: Record<string, string>
  /** Further fields of the error body, such as the `current` record of a conflict. */
  body?: Record<string, unknown>
  /** What a row of an import says of it; what is absent follows from `code` and `field`. */
  reason?: RowReason
}

/** An error answer. `message` reaches the caller: a sentence for a person, without secrets. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly field: string | undefined
  readonly headers: Record<string, string>
  readonly body: Record<string, unknown>
  readonly reason: RowReason | undefined

  constructor(status: ContentfulStatusCode, code: string, message: string, details: RefusalDetails = {}) {
    super(message)
    this.status = status
    this.code = code
    this.field = details.field
    this.headers = details.headers ?? {}
    this.body = details.body ?? {}
    this.reason = details.reason
  }
}

/** Refuses a change that started from an older version: 409 `CONFLICT`. `current` is the present record, in the shape in which it is read. */
export function conflict(current: { Version: number; UpdatedBy?: string }): Refusal {
  const who = current.UpdatedBy || 'Somebody'
  return new Refusal(409, 'CONFLICT', `${who} changed this meanwhile.`, { body: { current } })
}

/** Refuses a request that has a wrong field: 400 `VALIDATION`, with the name of the field. */
export function invalid(field: string, message: string, reason?: RowReason): Refusal {
  return new Refusal(400, 'VALIDATION', message, { field, ...(reason && { reason }) })
}

/** Refuses an id that does not exist, or that the caller may not know of: 404 `NOT_FOUND`. `what` is a noun, such as 'user'. */
export function notFound(what: string, field?: string): Refusal {
  return new Refusal(404, 'NOT_FOUND', `There is no such ${what}.`, { field })
}

/** Refuses a value that must be unique and that another record already has: 409 `TAKEN`. */
export function taken(field: string, message: string, reason?: RowReason): Refusal {
  return new Refusal(409, 'TAKEN', message, { field, ...(reason && { reason }) })
}

/** Refuses a call without a session, or with a session that has ended: 401 `SESSION_INVALID`. */
export function sessionInvalid(): Refusal {
  return new Refusal(401, 'SESSION_INVALID', 'Please sign in.')
}
