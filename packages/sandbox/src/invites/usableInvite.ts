import { canStillOpen } from '@portal/domain'
import { findInviteById, type InviteRecord } from '../access/findInvite.ts'
import { statusOfInvite } from '../access/inviteStatus.ts'
import { equalText, toBase64Url } from '../bytes/bytes.ts'
import { sha256 } from '../bytes/digest.ts'
import { claimAttempt } from '../limits/rateLimit.ts'
import { Refusal } from '../Refusal.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import type { CallerServices, Services } from '../Services.ts'
import type { InvitesTable } from '../store/inviteSchema.ts'
import { inactiveMessage, statusMessage } from './statusMessage.ts'

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

/** The length of the MAC in base64url characters: 132 bits. */
const macLength = 22

/**
 * `current`: the proof was made from the present link and has not expired. `stale`: it has expired. `unknown`: anything else, also the bare
 * id of an invite.
 */
type ReadProof = { kind: 'current'; invite: InviteRecord } | { kind: 'stale' } | { kind: 'unknown' }

/**
 * What a guest's page shows wallet and calendar instead of the link: `<invite>.<end>.<MAC>`. The link's holder gets a proof. The proof is
 * valid until `until`; a new link ends it earlier, since the MAC covers the link's hash.
 */
export async function issueProof(vault: CodeVault, invite: Pick<InvitesTable, 'id' | 'link_hash'>, until: number): Promise<string> {
  return `${invite.id}.${until.toString(36)}.${await macOf(vault, invite, until)}`
}

async function readProof({ store, vault }: Pick<Services, 'store' | 'vault'>, proof: string, now: number): Promise<ReadProof> {
  const [, id = '', end = '', mac = ''] = /^([\w-]+)\.([0-9a-z]{1,11})\.([\w-]+)$/.exec(proof) ?? []
  const until = parseInt(end, 36)
  const invite = id === '' ? null : await findInviteById(store, id)
  if (!invite || invite.kind !== 'QR' || !equalText(mac, await macOf(vault, invite, until))) return { kind: 'unknown' }
  return now < until ? { kind: 'current', invite } : { kind: 'stale' }
}

/** Whether an id or a proof, of whatever age, names this invite. It does not check the proof. */
export function namesInvite(name: string, { id }: Pick<InvitesTable, 'id'>): boolean {
  return name === id || name.startsWith(`${id}.`)
}

async function macOf(vault: CodeVault, { id, link_hash }: Pick<InvitesTable, 'id' | 'link_hash'>, until: number): Promise<string> {
  return toBase64Url(await vault.mac(`invite-proof|${id}|${until}|${link_hash}`)).slice(0, macLength)
}
