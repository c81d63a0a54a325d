import { sql } from 'kysely'
import type { EndpointDefinition } from '@portal/api-client/contract'
import { randomToken, sha256 } from '../bytes/bytes.ts'
import type { Clock } from '../hostInterfaces.ts'
import type { Limits } from '../limits/limits.ts'
import { Refusal } from '../Refusal.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { filled } from '../words/sentence.ts'

const prefix = 'mk_'

/** Whether a bearer token is a machine key instead of a session's token. */
export const isMachineKey = (token: string): boolean => token.startsWith(prefix)

/** Calls about one user or about signing in: machine keys can't make them. */
const personal: ReadonlySet<string> = new Set<EndpointDefinition['area']>(['auth', 'ownAccount', 'passwords', 'leaving'])

/** The scope of a call, such as `users:read`; null if machine keys can't make it. */
export function scopeOf({ area, method, readOnly }: Pick<EndpointDefinition, 'area' | 'method' | 'readOnly'>): string | null {
  if (personal.has(area)) return null
  return `${area}:${method === 'GET' || readOnly === true ? 'read' : 'write'}`
}

/** Refuses a call that is not within the scopes of a key: 403 `SCOPE_MISSING`. `*:read` and `*:write` cover every area. */
export function requireScope(scopes: string, endpoint: EndpointDefinition): void {
  const scope = scopeOf(endpoint)
  if (scope === null) throw new Refusal(403, 'SCOPE_MISSING', 'Machine keys can’t make this call.')
  const granted = scopes.split(' ')
  if (!granted.includes(scope) && !granted.includes(scope.replace(/^\w+/, '*'))) throw new Refusal(403, 'SCOPE_MISSING', filled('This key does not have the scope {scope}.', { scope }))
}

/** Creates a machine key. The database has only its hash. */
export async function makeMachineKey(store: Store, now: number, { accountId, userId, name, scopes }: { accountId: number; userId: number; name: string; scopes: readonly string[] }): Promise<string> {
  const machineKey = `${prefix}${randomToken()}`
  const row = { account_id: accountId, user_id: userId, name, scopes: scopes.join(' '), key_hash: await sha256(machineKey), created_at: now, window_at: 0, window_count: 0 }
  await store.insertInto('machine_keys').values(row).execute()
  return machineKey
}

interface MachineUse {
  key: Row<'machine_keys'>
  /** Headers of the answer that say how many calls are left in this minute (draft-ietf-httpapi-ratelimit-headers). */
  headers: Readonly<Record<string, string>>
}

/** Counts one call of a key; undefined for an unknown key. Refuses calls over the limit with 429 `TOO_MANY_REQUESTS`. */
export async function takeMachineCall({ store, clock, limits }: { store: Store; clock: Clock; limits: Limits }, hash: string): Promise<MachineUse | undefined> {
  const now = clock.now()
  const length = limits.machineCallsWindow
  const window = Math.floor(now / length) * length
  // One statement finds the key, records its use and counts the call.
  const row = await store
    .updateTable('machine_keys')
    .set({ window_count: sql<number>`case when window_at = ${window} then window_count + 1 else 1 end`, window_at: window, last_used_at: now })
    .where('key_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  const rest = Math.ceil((window + length - now) / 1000)
  const headers = {
    'RateLimit-Policy': `"key";q=${limits.machineCalls};w=${length / 1000}`,
    RateLimit: `"key";r=${Math.max(0, limits.machineCalls - row.window_count)};t=${rest}`,
  }
  if (row.window_count > limits.machineCalls) {
    throw new Refusal(429, 'TOO_MANY_REQUESTS', 'This key has made too many calls. Please wait a while.', { headers: { ...headers, 'Retry-After': String(rest) } })
  }
  return { key: row, headers }
}
