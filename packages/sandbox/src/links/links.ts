import { sha256 } from '../bytes/digest.ts'
import type { Limits } from '../limits/limits.ts'
import { claimAttempt } from '../limits/rateLimit.ts'
import { Refusal } from '../Refusal.ts'
import type { CallerServices } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import type { LinksTable } from '../store/sessionSchema.ts'

export type LinkKind = LinksTable['kind']
export type LinkState = 'valid' | 'expired' | 'used' | 'unknown'

export type FoundLink = { state: Exclude<LinkState, 'unknown'>; link: LinksTable } | { state: 'unknown'; link: null }

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

export function linkState(link: Pick<LinksTable, 'used_at' | 'expires_at'>, now: number): Exclude<LinkState, 'unknown'> {
  if (link.used_at !== null) return 'used'
  return now < link.expires_at ? 'valid' : 'expired'
}

/** Marks a link as used. Only one of two simultaneous calls gets true. */
export async function claimLink(within: Store, link: LinksTable, now: number): Promise<boolean> {
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
