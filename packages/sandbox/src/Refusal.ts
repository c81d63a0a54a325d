import type { ContentfulStatusCode } from 'hono/utils/http-status'

export interface RefusalDetails {
  /** Which field of the request is wrong. */
  field?: string
  headers?: Record<string, string>
  /** Further fields of the error body, such as the `current` record of a conflict. */
  body?: Record<string, unknown>
}

/** An answer that is not the one asked for. `message` reaches the caller: a sentence for a person, without secrets. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly field: string | undefined
  readonly headers: Record<string, string>
  readonly body: Record<string, unknown>

  constructor(status: ContentfulStatusCode, code: string, message: string, details: RefusalDetails = {}) {
    super(message)
    this.status = status
    this.code = code
    this.field = details.field
    this.headers = details.headers ?? {}
    this.body = details.body ?? {}
  }
}

/** A change that starts from an older version. `current` is the record as it is now, in the shape in which it is read. */
export function conflict(current: { Version: number; UpdatedBy?: string }): Refusal {
  const who = current.UpdatedBy || 'Somebody'
  return new Refusal(409, 'CONFLICT', `${who} changed this meanwhile.`, { body: { current } })
}

/** What was sent is not as it should be: 400 `VALIDATION`, with the field that is wrong. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal(400, 'VALIDATION', message, { field })
}

/** What does not exist, or is not the caller's to know of: 404 `NOT_FOUND`. `what` is a noun, such as 'user'. */
export function notFound(what: string, field?: string): Refusal {
  return new Refusal(404, 'NOT_FOUND', `There is no such ${what}.`, { field })
}

/** Somebody or something else has what must be one's own: 409 `TAKEN`. */
export function taken(field: string, message: string): Refusal {
  return new Refusal(409, 'TAKEN', message, { field })
}

/** Nobody is signed in, or not any more: 401 `SESSION_INVALID`. */
export function sessionInvalid(): Refusal {
  return new Refusal(401, 'SESSION_INVALID', 'Please sign in.')
}
