import { sha256 } from '../bytes/bytes.ts'
import { claimAttempts } from '../limits/rateLimit.ts'
import { findLink, type LinkState } from '../links/links.ts'
import { usernameHolder } from '../people/taken.ts'
import type { CallerServices } from '../Services.ts'
import type { Row } from '../store/schema.ts'
import type { Sentence } from '../words/sentence.ts'

export const usernameTakenMessage = 'Username already exists'

export const usernameInvalidMessage = 'Please Enter Valid Username'

/** Why a Subscribe link opens no form. */
export const deadLinkMessages = {
  expired: 'This link has expired. Please ask for a new one.',
  used: 'This link was used already. You can sign in with the user name you chose.',
  unknown: 'This link is not valid. Please ask for a new one.',
} as const satisfies Record<Exclude<LinkState, 'valid'>, string>

export interface Subscription {
  link: Row<'links'>
  group: { id: number; name: string; is_video: number; property_id: number; property_name: string; account_id: number }
}

/** The call group of a valid Subscribe link, or why the link is invalid. */
export async function findSubscription(call: CallerServices, token: string): Promise<Subscription | { message: Sentence }> {
  const { state, link } = await findLink(call, 'subscribe', token)
  if (state !== 'valid') return { message: deadLinkMessages[state] }
  const group = await call.store
    .selectFrom('call_groups')
    .innerJoin('properties', 'properties.id', 'call_groups.property_id')
    .selectAll('call_groups')
    .select(['properties.name as property_name', 'properties.account_id'])
    .where('call_groups.id', '=', link.call_group_id ?? 0)
    .executeTakeFirst()
  return group ? { link, group } : { message: deadLinkMessages.unknown }
}

/** Counts a check of a username against the limit of the link; saving counts as a check. 429 after too many. */
export async function claimUsernameCheck(call: CallerServices, { link }: Subscription): Promise<void> {
  const { limits } = call
  const bucket = await sha256(`username|${link.token_hash}`)
  await claimAttempts(call, [{ bucket, allowed: limits.usernameChecks, window: limits.usernameChecksWindow }])
}

/** Usernames of removed users stay taken. */
export async function isUsernameTaken({ store }: Pick<CallerServices, 'store'>, name: string): Promise<boolean> {
  return (await usernameHolder(store, {}, name)) !== null
}
