import { equalText, toBase64Url } from '../bytes/bytes.ts'
import type { InvitesTable } from '../store/inviteSchema.ts'
import { findInviteById, type InviteRecord } from './findInvite.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import type { Services } from '../Services.ts'

/** The length of the MAC in base64url characters: 132 bits. */
const macLength = 22

/**
 * `current`: the proof was made from the present link and has not expired. `stale`: it has expired. `unknown`: anything else, also the bare
 * id of an invite.
 */
export type ReadProof = { kind: 'current'; invite: InviteRecord } | { kind: 'stale' } | { kind: 'unknown' }

/**
 * What a guest's page shows wallet and calendar instead of the link: `<invite>.<end>.<MAC>`. Whoever has the link gets a proof. The proof is
 * valid until `until`; a new link ends it earlier, since the MAC covers the link's hash.
 */
export async function issueProof(vault: CodeVault, invite: Pick<InvitesTable, 'id' | 'link_hash'>, until: number): Promise<string> {
  return `${invite.id}.${until.toString(36)}.${await macOf(vault, invite, until)}`
}

export async function readProof({ store, vault }: Pick<Services, 'store' | 'vault'>, proof: string, now: number): Promise<ReadProof> {
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
