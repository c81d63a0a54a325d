import { equalText, toBase64Url } from '../bytes/bytes.ts'
import { hmacSha256 } from '../bytes/digest.ts'
import type { Store } from '../store/openStore.ts'
import type { InvitesTable } from '../store/schema.ts'
import { codeSecret } from '../secrets/codeSecret.ts'
import { findInviteById, type InviteRecord } from './findInvite.ts'

/** 132 bits. */
const macLength = 22

/** `current`: made from the link that holds now, and not too long ago. `stale`: too long ago. `unknown`: anything else, an invite's bare id too. */
export type ProofCheck = { kind: 'current'; invite: InviteRecord } | { kind: 'stale' } | { kind: 'unknown' }

/**
 * What a guest's page shows wallet and calendar in place of the link: `<invite>.<end>.<MAC>`. Whoever has the link gets it, it holds until
 * `until`, and a new link ends it, since the MAC is over the link's hash.
 */
export async function issueProof(store: Store, invite: Pick<InvitesTable, 'id' | 'link_hash'>, until: number): Promise<string> {
  return `${invite.id}.${until.toString(36)}.${await macOf(store, invite, until)}`
}

export async function checkProof(store: Store, proof: string, now: number): Promise<ProofCheck> {
  const [, id = '', end = '', mac = ''] = /^([\w-]+)\.([0-9a-z]{1,11})\.([\w-]+)$/.exec(proof) ?? []
  const until = parseInt(end, 36)
  const invite = id === '' ? null : await findInviteById(store, id)
  if (!invite || invite.kind !== 'QR' || !equalText(mac, await macOf(store, invite, until))) return { kind: 'unknown' }
  return now < until ? { kind: 'current', invite } : { kind: 'stale' }
}

/** Whether an id, or a proof of whatever age, is about this invite. It proves nothing. */
export function namesInvite(name: string, { id }: Pick<InvitesTable, 'id'>): boolean {
  return name === id || name.startsWith(`${id}.`)
}

async function macOf(store: Store, { id, link_hash }: Pick<InvitesTable, 'id' | 'link_hash'>, until: number): Promise<string> {
  const secret = await codeSecret(store)
  return toBase64Url(await hmacSha256(secret, `invite-proof|${id}|${until}|${link_hash}`)).slice(0, macLength)
}
