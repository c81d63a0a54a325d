import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Session } from '../secrets/sessions.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'

interface InSession {
  user: { id: number }
  session: Session
}

export type OwnSession = ResponseOf<typeof endpoints.getOwnSessions>['Sessions'][number]

/** Where a user is signed in at this moment: the session of the call first, then the last used first. */
export async function ownSessions({ store, clock, limits, user, session }: InSession & Pick<Services, 'store' | 'clock' | 'limits'>): Promise<OwnSession[]> {
  const now = clock.now()
  const rows = await store
    .selectFrom('sessions')
    .leftJoin('users as administrators', 'administrators.id', 'sessions.signed_in_by')
    .selectAll('sessions')
    .select('administrators.name as administrator')
    .where('sessions.user_id', '=', user.id)
    .where('sessions.used_at', '>', now - limits.sessionIdle)
    .where('sessions.created_at', '>', now - limits.sessionAbsolute)
    .orderBy('sessions.used_at', 'desc')
    .execute()
  const sessions = rows.map((row) => ({
    SessionID: row.public_id,
    IsThis: row.token_hash === session.tokenHash,
    UserAgent: row.user_agent,
    Address: row.address,
    SignedInAt: toIso(row.created_at),
    LastUsedAt: toIso(row.used_at),
    SignedInBy: row.administrator,
  }))
  return sessions.toSorted((one, other) => Number(other.IsThis) - Number(one.IsThis))
}

/**
 * Ends the user's sessions but that of the call: the one of `publicId`, or all of them, and then also those that the user began as somebody
 * else. Answers how many ended.
 */
export async function endOtherSessions(store: Store, { user, session }: InSession, publicId: string | null): Promise<number> {
  const others = store.deleteFrom('sessions').where('token_hash', '<>', session.tokenHash)
  const chosen =
    publicId === null
      ? others.where(({ or, eb }) => or([eb('user_id', '=', user.id), eb('signed_in_by', '=', user.id)]))
      : others.where('user_id', '=', user.id).where('public_id', '=', publicId)
  return Number((await chosen.executeTakeFirst()).numDeletedRows)
}
