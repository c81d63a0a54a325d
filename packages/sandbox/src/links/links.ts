import { randomToken, sha256 } from '../bytes/bytes.ts'
import type { Limits } from '../limits/limits.ts'
import { claimAttempt } from '../limits/rateLimit.ts'
import { Refusal } from '../Refusal.ts'
import type { CallerServices, Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import type { TimedLink } from '../outbox/mailTexts.ts'

export type LinkKind = Row<'links'>['kind']
export type LinkState = 'valid' | 'expired' | 'used' | 'unknown'

type FoundLink = { state: Exclude<LinkState, 'unknown'>; link: Row<'links'> } | { state: 'unknown'; link: null }

/** The path of the portal's page for each kind of link. */
export const linkPaths = {
  resetPassword: '/Account/CreatePassword/',
  masterUser: '/Account/CreateMasterUserPassword?userName=',
  subscribe: '/Subscribe?token=',
  signInAsAdmin: '/signin-admin?token=',
} as const satisfies Record<LinkKind, string>

/** How long a link is valid, in milliseconds. */
export const linkValidity = {
  resetPassword: 'resetLinkValid',
  masterUser: 'masterUserLinkValid',
  subscribe: 'subscribeLinkValid',
  signInAsAdmin: 'signInLinkValid',
} as const satisfies Record<LinkKind, keyof Limits>

/** Finds the link of a token. An unknown token counts against the caller: 429 after too many. */
export async function findLink(call: CallerServices, kind: LinkKind, token: string): Promise<FoundLink> {
  const link = await call.store
    .selectFrom('links')
    .selectAll()
    .where('token_hash', '=', await sha256(token))
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (link) return { state: linkState(link, call.clock.now()), link }
  await countUnknownLink(call)
  return { state: 'unknown', link: null }
}

export function linkState(link: Pick<Row<'links'>, 'used_at' | 'expires_at'>, now: number): Exclude<LinkState, 'unknown'> {
  if (link.used_at !== null) return 'used'
  return now < link.expires_at ? 'valid' : 'expired'
}

/** Marks a link as used. Only one of two simultaneous calls gets true. */
export async function claimLink(within: Store, link: Row<'links'>, now: number): Promise<boolean> {
  const { numUpdatedRows } = await within
    .updateTable('links')
    .set({ used_at: now })
    .where('token_hash', '=', link.token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Counts an unknown token against the caller: 429 after too many. */
export async function countUnknownLink(call: CallerServices): Promise<void> {
  const { limits, address } = call
  if (address === '') return
  const bucket = await sha256(`unknown-link|${address}`)
  const claim = await claimAttempt(call, { bucket, allowed: limits.unknownLinks, window: limits.unknownLinksWindow })
  if (claim.kind === 'granted') return
  throw new Refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many links that are not valid. Please wait a while and try again.', {
    headers: { 'Retry-After': String(claim.retryAfterSeconds) },
  })
}

/** The user and the records that a link is about; omit those that it is not about. */
interface LinkSubject {
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
export async function linkRow(token: string, subject: LinkSubject, createdAt: number, limits: Limits): Promise<Row<'links'>> {
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
