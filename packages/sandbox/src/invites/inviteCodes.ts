import type { Transaction } from 'kysely'
import { sha256, toBase32 } from '../bytes/bytes.ts'
import type { Store } from '../store/openStore.ts'
import { Refusal } from '../Refusal.ts'
import type { Database, Row } from '../store/schema.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import type { Services } from '../Services.ts'

/**
 * The text in the QR image: `PKEY1-` and 130 bits in base32. It is derived from the sandbox's secret, the invite and the code's number, so
 * that the image can be drawn again although the database has only the code's hash.
 */
export async function deriveCode(vault: CodeVault, inviteId: string, counter: number): Promise<string> {
  return `PKEY1-${toBase32(await vault.mac(`${inviteId}:${counter}`)).slice(0, 26)}`
}

/** The invite's code that was not used or replaced yet; undefined while a recurring invite has none. */
function waitingCode(store: Store, inviteId: string): Promise<Row<'invite_codes'> | undefined> {
  const codes = store.selectFrom('invite_codes').selectAll().where('invite_id', '=', inviteId)
  return codes.where('used_at', 'is', null).where('replaced_at', 'is', null).executeTakeFirst()
}

/**
 * The invite's unused code, or the next code if the last one was used or replaced. Two simultaneous callers get the same code. 409
 * `NO_QR_CODE` for an invite whose guest has a PIN.
 */
export async function waitingOrNextCode({ store, vault }: Pick<Services, 'store' | 'vault'>, { id: inviteId, kind }: Pick<Row<'invites'>, 'id' | 'kind'>, now: number): Promise<Row<'invite_codes'>> {
  if (kind !== 'QR') throw new Refusal(409, 'NO_QR_CODE', 'The guest of this invitation has a PIN, and no QR code.')
  const present = await waitingCode(store, inviteId)
  if (present) return present
  const last = await store
    .selectFrom('invite_codes')
    .select(({ fn }) => fn.max('counter').as('counter'))
    .where('invite_id', '=', inviteId)
    .executeTakeFirst()
  const row = await newCode(vault, inviteId, (last?.counter ?? 0) + 1, now)
  await insertCode(store, row)
  return (await waitingCode(store, inviteId)) ?? row
}

export async function newCode(vault: CodeVault, inviteId: string, counter: number, now: number): Promise<Row<'invite_codes'>> {
  const codeHash = await sha256(await deriveCode(vault, inviteId, counter))
  return { code_hash: codeHash, invite_id: inviteId, counter, made_at: now, used_at: null, replaced_at: null }
}

/** Saves a code. Does nothing if the invite has an unused code, or this very code, by now. */
export async function insertCode(store: Store | Transaction<Database>, row: Row<'invite_codes'>): Promise<void> {
  await store
    .insertInto('invite_codes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ends every code that was shown so far; the next code has another number and therefore another text. */
export async function replaceCodes(trx: Store, inviteId: string, now: number): Promise<void> {
  await trx.updateTable('invite_codes').set({ replaced_at: now }).where('invite_id', '=', inviteId).where('replaced_at', 'is', null).execute()
}
