import type { HTTPError } from 'ky'

/** Whether ky says that a service refused. Judged by name, because ky is loaded only when a request fails. */
export function isHttpError(error: unknown): error is HTTPError {
  return error instanceof Error && error.name === 'HTTPError' && 'response' in error
}
