import type { HTTPError } from 'ky'

/** A refusal as ky has it, and what the service said: read by `readRefusal`. */
export interface Refusal extends HTTPError {
  data: unknown
}

/** Whether ky says that a service refused. Judged by name, because ky is loaded only when a request fails. */
export function isHttpError(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'HTTPError' && 'response' in error
}
