import { equalText, randomToken, sha256 } from '../bytes/bytes.ts'
import type { Clock } from '../hostInterfaces.ts'
import type { Limits } from '../limits/limits.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'

export interface Session {
  tokenHash: string
  userId: number
  /** The id of the administrator who signed in as this user; null if the user signed in themselves. */
  signedInBy: number | null
}

/**
 * A stored session, with its secrets as hashes. With `scopes` it belongs to a machine key: it has the rights of its user within these
 * scopes, and no other secret.
 */
export type LivingSession = Row<'sessions'> & { scopes?: string }

/** The session that a machine key stands for. */
export function sessionOfMachine({ key_hash, user_id, scopes, created_at }: Row<'machine_keys'>): LivingSession {
  return {
    token_hash: key_hash, auth_key_hash: '', csrf_hash: '', user_id, created_at, used_at: created_at, signed_in_by: null, public_id: '', user_agent: '', address: '', reason: '',
    ends_at: null, scopes,
  }
}

export interface Credentials {
  token: string
  authKey: string
  csrf: string
}

/** The facts with which a session begins. */
export interface Beginning {
  userAgent: string
  /** The network address; empty if unknown. */
  address: string
  signedInBy?: number | null
  reason?: string
  /** When the session ends at the latest, in milliseconds since 1970; null for the usual time. */
  endsAt?: number | null
}

export type SessionCheck = { kind: 'accepted'; session: Session } | { kind: 'unknown' } | { kind: 'csrfMismatch' }

const livingSessions = statement((store, args: { hash: string; usedAfter: number; madeAfter: number }) =>
  store.selectFrom('sessions').selectAll().where('token_hash', '=', args.hash).where('used_at', '>', args.usedAfter).where('created_at', '>', args.madeAfter))

const noteUse = statement((store, { hash, now }: { hash: string; now: number }) => store.updateTable('sessions').set({ used_at: now }).where('token_hash', '=', hash))

/** The share of the idle limit within which a use isn't stored again, so that a busy session doesn't write at each call. */
const useStands = 1 / 120

type Sessions = { store: Store; clock: Clock; limits: Limits }

/** Begins a session. The database has the three secrets as hashes; only the browser knows them. */
export async function startSession({ store, clock, limits }: Sessions, userId: number, { userAgent, address, signedInBy = null, reason = '', endsAt = null }: Beginning): Promise<Credentials> {
  const credentials = { token: randomToken(), authKey: randomToken(16), csrf: randomToken(16) }
  const now = clock.now()
  await store.deleteFrom('sessions').where('created_at', '<', now - limits.sessionAbsolute).execute()
  await store.insertInto('sessions').values({
    token_hash: await sha256(credentials.token),
    auth_key_hash: await sha256(credentials.authKey),
    csrf_hash: await sha256(credentials.csrf),
    user_id: userId,
    created_at: now,
    used_at: now,
    signed_in_by: signedInBy,
    public_id: randomToken(8),
    user_agent: userAgent.slice(0, 400),
    address: address.slice(0, 64),
    reason,
    ends_at: endsAt,
  }).execute()
  return credentials
}

/** Checks the three secrets of a session together and extends its idle limit. `living` is the result of `findLiving` for the token. */
export async function checkSession(
  { store, clock, limits }: Sessions, living: LivingSession | undefined, sent: Pick<Credentials, 'authKey' | 'csrf'>, isOfThisMoment = false,
): Promise<SessionCheck> {
  if (living?.scopes !== undefined) return { kind: 'accepted', session: { tokenHash: living.token_hash, userId: living.user_id, signedInBy: null } }
  if (!living || !equalText(living.auth_key_hash, await sha256(sent.authKey))) return { kind: 'unknown' }
  if (!equalText(living.csrf_hash, await sha256(sent.csrf))) return { kind: 'csrfMismatch' }
  const { token_hash: tokenHash, user_id: userId, signed_in_by: signedInBy } = living
  const accepted: SessionCheck = { kind: 'accepted', session: { tokenHash, userId, signedInBy } }
  const unnoted = clock.now() - living.used_at
  if (isOfThisMoment && unnoted >= 0 && unnoted < limits.sessionIdle * useStands) return accepted
  const { numAffectedRows } = await noteUse(store, { hash: tokenHash, now: clock.now() })
  // The session may have ended since `findLiving` found it.
  return numAffectedRows === 0n ? { kind: 'unknown' } : accepted
}

/** Ends a session; false if it had already ended. */
export async function endSession(store: Store, session: Session): Promise<boolean> {
  const { numDeletedRows } = await store.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Finds the session of a bearer token by its hash, unless it has ended. Doesn't check its key and CSRF token. */
export async function findLiving(services: Sessions, hash: string): Promise<LivingSession | undefined> {
  const living = await findReturning(services, hash)
  return living && (living.ends_at === null || services.clock.now() < living.ends_at) ? living : undefined
}

/** Like `findLiving`, and also finds an expired session as another user, from which the administrator can still return. */
export async function findReturning({ store, clock, limits }: Sessions, hash: string): Promise<LivingSession | undefined> {
  const now = clock.now()
  return (await livingSessions(store, { hash, usedAfter: now - limits.sessionIdle, madeAfter: now - limits.sessionAbsolute })).rows[0]
}
