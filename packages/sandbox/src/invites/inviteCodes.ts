import type { Transaction } from 'kysely'
import { toBase32 } from '../bytes/bytes.ts'
import { hmacSha256, randomToken, sha256 } from '../bytes/digest.ts'
import type { Store } from '../store/openStore.ts'
import type { Database, InviteCodesTable } from '../store/schema.ts'
import { settingOnce } from '../store/settings.ts'

export const codeSecretSetting = 'codes.secret'

/**
 * The text in the QR image: `PKEY1-` and 130 bits in base32. It is derived from the sandbox's secret, the invite and the
 * code's number, so that the image can be drawn again although the store keeps the code's hash alone.
 */
export async function deriveCode(store: Store, inviteId: string, counter: number): Promise<string> {
  const secret = await settingOnce(store, codeSecretSetting, () => randomToken())
  return `PKEY1-${toBase32(await hmacSha256(secret, `${inviteId}:${counter}`)).slice(0, 26)}`
}

/** The code that waits for its next use; null while a recurring invite has none. */
export function waitingCode(store: Store, inviteId: string): Promise<InviteCodesTable | undefined> {
  return store.selectFrom('invite_codes').selectAll().where('invite_id', '=', inviteId).where('used_at', 'is', null).executeTakeFirst()
}

/** The waiting code, or the next one where the last was consumed. Two callers at once get the same one. */
export async function waitingOrNextCode(store: Store, inviteId: string, now: number): Promise<InviteCodesTable> {
  const present = await waitingCode(store, inviteId)
  if (present) return present
  const last = await store
    .selectFrom('invite_codes')
    .select(({ fn }) => fn.max('counter').as('counter'))
    .where('invite_id', '=', inviteId)
    .executeTakeFirst()
  const row = await newCode(store, inviteId, (last?.counter ?? 0) + 1, now)
  await insertCode(store, row)
  return (await waitingCode(store, inviteId)) ?? row
}

export async function newCode(store: Store, inviteId: string, counter: number, now: number): Promise<InviteCodesTable> {
  const codeHash = await sha256(await deriveCode(store, inviteId, counter))
  return { code_hash: codeHash, invite_id: inviteId, counter, made_at: now, used_at: null }
}

/** Does nothing where the invite has a waiting code, or this very one, by now. */
export async function insertCode(store: Store | Transaction<Database>, row: InviteCodesTable): Promise<void> {
  await store
    .insertInto('invite_codes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
