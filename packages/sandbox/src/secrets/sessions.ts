import { equalText } from '../bytes/bytes.ts'
import { randomToken, sha256 } from '../bytes/digest.ts'
import type { Limits } from '../limits/limits.ts'
import type { Clock } from '../hostInterfaces.ts'
import type { Store } from '../store/openStore.ts'

export interface Session {
  tokenHash: string
  userId: number
  /** The administrator who signed in as this user; null where the users signed in themselves. */
  signedInBy: number | null
}

export interface Credentials {
  token: string
  authKey: string
  csrf: string
}

export type SessionCheck = { kind: 'accepted'; session: Session } | { kind: 'unknown' } | { kind: 'csrfMismatch' }

/** Sessions live in the store as hashes; the three secrets are known to the browser alone. */
export function createSessions(store: Store, clock: Clock, limits: Limits) {
  async function start(userId: number, signedInBy: number | null = null): Promise<Credentials> {
    const credentials = { token: randomToken(), authKey: randomToken(16), csrf: randomToken(16) }
    const now = clock.now()
    const absolute = now - limits.sessionAbsolute
    await store.deleteFrom('sessions').where('created_at', '<', absolute).execute()
    await store
      .insertInto('sessions')
      .values({
        token_hash: await sha256(credentials.token),
        auth_key_hash: await sha256(credentials.authKey),
        csrf_hash: await sha256(credentials.csrf),
        user_id: userId,
        created_at: now,
        used_at: now,
        signed_in_by: signedInBy,
      })
      .execute()
    return credentials
  }

  /** True while the bearer token belongs to a living session; says nothing about key and CSRF token. */
  async function isLiving(token: string): Promise<boolean> {
    return (await findLiving(token)) !== undefined
  }

  /** Accepts the three secrets together and slides the idle limit. */
  async function check(sent: { token: string; authKey: string; csrf: string }): Promise<SessionCheck> {
    const row = await findLiving(sent.token)
    if (!row || !equalText(row.auth_key_hash, await sha256(sent.authKey))) return { kind: 'unknown' }
    if (!equalText(row.csrf_hash, await sha256(sent.csrf))) return { kind: 'csrfMismatch' }
    await store.updateTable('sessions').set({ used_at: clock.now() }).where('token_hash', '=', row.token_hash).execute()
    return { kind: 'accepted', session: { tokenHash: row.token_hash, userId: row.user_id, signedInBy: row.signed_in_by } }
  }

  /** False where it had ended already. */
  async function end(session: Session): Promise<boolean> {
    const { numDeletedRows } = await store.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).executeTakeFirst()
    return numDeletedRows > 0n
  }

  async function findLiving(token: string) {
    const now = clock.now()
    return store
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', await sha256(token))
      .where('used_at', '>', now - limits.sessionIdle)
      .where('created_at', '>', now - limits.sessionAbsolute)
      .executeTakeFirst()
  }

  return { start, isLiving, check, end }
}

export type Sessions = ReturnType<typeof createSessions>
