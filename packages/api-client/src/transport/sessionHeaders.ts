import type { Session } from './sessionExpiry.ts'

/** The headers by which the services recognize a session. */
export function sessionHeaders({ token, authKey, csrf, accountId }: Session): Record<string, string> {
  return { Authorization: `Bearer ${token}`, 'X-Auth-Key': authKey, 'X-CSRF-Token': csrf, ...(accountId !== undefined && { 'X-Account-Id': String(accountId) }) }
}
