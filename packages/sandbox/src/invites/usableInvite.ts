import { sha256 } from '../bytes/digest.ts'
import type { PublicCall } from '../Call.ts'
import { Refusal } from '../Refusal.ts'
import { findInviteById, type InviteRecord } from './findInvite.ts'
import { inactiveMessage, inviteStatus, statusMessage } from './inviteStatus.ts'

/** The invite behind an id, if it opens now or later. Refusals: 404 for an id nobody has, 410 for a key that has ended. */
export async function usableInvite(call: PublicCall, id: string): Promise<InviteRecord> {
  const invite = await findInviteById(call.store, id)
  if (!invite) {
    await countUnknownInvite(call)
    throw new Refusal(404, 'UNKNOWN_INVITE', 'There is no key with this id.', { field: 'inviteId' })
  }
  if (!invite.isAccountActive) throw new Refusal(410, 'INVITE_ENDED', inactiveMessage)
  const now = call.clock.now()
  const status = inviteStatus(invite, now)
  if (status !== 'Valid' && status !== 'NotYetValid') throw new Refusal(410, 'INVITE_ENDED', statusMessage(status, invite, now))
  return invite
}

/** Only links and ids nobody gave out are counted, so that a guest may refresh as often as the key is used. */
export async function countUnknownInvite({ rateLimit, limits, address }: PublicCall): Promise<void> {
  const bucket = await sha256(`unknown-invite|${address}`)
  const claim = await rateLimit.claim({ bucket, allowed: limits.unknownInvites, window: limits.unknownInvitesWindow })
  if (claim.kind === 'granted') return
  throw new Refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many links that are not valid. Please wait a while and try again.', {
    headers: { 'Retry-After': String(claim.retryAfterSeconds) },
  })
}
