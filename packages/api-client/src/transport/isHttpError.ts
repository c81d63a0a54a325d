import type { HTTPError } from 'ky'

/** A refusal as the library ky reports it, with the body that `readRefusal` read. */
export interface Refusal extends HTTPError {
  data: unknown
}

/** Whether an error of the library ky means that a service refused. Recognized by name, because ky is loaded only when a request fails. */
export function isHttpError(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'HTTPError' && 'response' in error
}
