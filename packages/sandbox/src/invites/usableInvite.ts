import { canStillOpen } from '@portal/domain'
import { sha256 } from '../bytes/digest.ts'
import { claimAttempt } from '../limits/rateLimit.ts'
import { Refusal } from '../Refusal.ts'
import type { CallerServices } from '../Services.ts'
import type { InviteRecord } from './findInvite.ts'
import { readProof } from './inviteProof.ts'
import { inactiveMessage, statusMessage, statusOfInvite } from './inviteStatus.ts'

/**
 * The invite whose link a guest's page proves to have, if the invite opens now or later. Refusals: 404 for a text that proves nothing, also
 * the bare id of an invite; 410 `INVITE_PROOF_STALE` for a page that was open too long; 410 `INVITE_ENDED` for an invite that has ended.
 */
export async function usableInvite(call: CallerServices, proof: string): Promise<InviteRecord> {
  const now = call.clock.now()
  const checked = await readProof(call, proof, now)
  if (checked.kind === 'unknown') {
    await countUnknownInvite(call)
    throw new Refusal(404, 'UNKNOWN_INVITE', 'There is no key with this id.', { field: 'inviteId' })
  }
  if (checked.kind === 'stale') throw new Refusal(410, 'INVITE_PROOF_STALE', 'This page was open too long. Load it again.', { field: 'inviteId' })
  const { invite } = checked
  if (!invite.isAccountActive) throw new Refusal(410, 'INVITE_ENDED', inactiveMessage)
  const status = statusOfInvite(invite, now)
  if (!canStillOpen(status)) throw new Refusal(410, 'INVITE_ENDED', statusMessage(status, invite, now))
  return invite
}

/** Counts only links and ids that were never given out, so that a guest may refresh as often as the key is used. */
export async function countUnknownInvite(call: CallerServices): Promise<void> {
  const { limits, address } = call
  if (address === '') return
  const bucket = await sha256(`unknown-invite|${address}`)
  const claim = await claimAttempt(call, { bucket, allowed: limits.unknownInvites, window: limits.unknownInvitesWindow })
  if (claim.kind === 'granted') return
  throw new Refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many links that are not valid. Please wait a while and try again.', {
    headers: { 'Retry-After': String(claim.retryAfterSeconds) },
  })
}
