import { randomToken, sha256 } from '../bytes/digest.ts'
import type { Limits } from '../limits/limits.ts'
import type { TimedLink } from '../outbox/mailTexts.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import type { LinksTable } from '../store/sessionSchema.ts'
import { type LinkKind, linkPaths, linkValidity } from './links.ts'

/** The user and the records that a link is about; omit those that it is not about. */
export interface LinkSubject {
  kind: LinkKind
  /** The id of the link's user; null for someone who isn't a user yet, and for a mail that isn't sent. */
  userId: number | null
  /** The administrator who may sign in as another user with the link. */
  byUserId?: number | null
  /** The call group that the user of a Subscribe link can join, and the values that the link suggests. */
  callGroupId?: number | null
  suggestedUsername?: string
  watchmanPhoneNumber?: string
  /** Why an administrator signs in as another user. */
  reason?: string
}

type LinkServices = Pick<Services, 'clock' | 'limits' | 'baseUrl'>

/** Creates a link that is valid from now on, for as long as its kind allows. Returns its address, validity and stored hash. Inside a transaction. */
export async function issueLink(trx: Store, { clock, limits, baseUrl }: LinkServices, subject: LinkSubject): Promise<TimedLink & { tokenHash: string }> {
  const token = randomToken(24)
  const row = await linkRow(token, subject, clock.now(), limits)
  await trx.insertInto('links').values(row).execute()
  return { link: linkAddress(baseUrl, subject.kind, token), validFor: limits[linkValidity[subject.kind]], tokenHash: row.token_hash }
}

/** The row of a link created at `createdAt` (milliseconds since 1970). The database has only the token's hash. */
export async function linkRow(token: string, subject: LinkSubject, createdAt: number, limits: Limits): Promise<LinksTable> {
  const { kind, userId, byUserId = null, callGroupId = null, suggestedUsername = '', watchmanPhoneNumber = '', reason = '' } = subject
  return {
    token_hash: await sha256(token),
    kind,
    user_id: userId,
    by_user_id: byUserId,
    call_group_id: callGroupId,
    suggested_username: suggestedUsername,
    watchman_phone_number: watchmanPhoneNumber,
    reason,
    created_at: createdAt,
    expires_at: createdAt + limits[linkValidity[kind]],
    used_at: null,
  }
}

/** The address of a link. `baseUrl` has no trailing slash. */
export function linkAddress(baseUrl: string, kind: LinkKind, token: string): string {
  return baseUrl + linkPaths[kind] + token
}
