import { gateOutcome, type GateOutcome, type GateReason } from '@portal/domain'
import type { Transaction } from 'kysely'
import { sha256 } from '../bytes/digest.ts'
import { findInviteById } from '../invites/findInvite.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { Database } from '../store/schema.ts'
import { decideGate, type GateCheck, type Presented } from './decideGate.ts'
import { gateMessage } from './gateMessage.ts'

export interface ScanResult {
  outcome: GateOutcome
  reason: GateReason
  /** One sentence for a person. */
  message: string
  /** The invite's name; null for a code nobody has. */
  who: string | null
  reader: { id: string; name: string }
  /** ISO instant on the sandbox's clock. */
  at: string
  checks: GateCheck[]
}

/**
 * Presents a text at a reader: decides, consumes and logs in one transaction, so that the same code shown twice at the
 * same moment opens once. Refuses an unknown reader with 404.
 */
export async function scanAtGate({ store, clock }: Services, readerId: string, presented: string): Promise<ScanResult> {
  const codeHash = await sha256(presented.trim())
  return store.transaction().execute(async (trx) => {
    const now = clock.now()
    const port = await trx.selectFrom('ports').selectAll().where('id', '=', readerId).executeTakeFirst()
    if (!port) throw new Refusal(404, 'UNKNOWN_READER', 'There is no reader with this id.', { field: 'reader' })
    const found = await findPresented(trx, codeHash, readerId, now)
    const { reason, checks } = decideGate(found)
    const outcome = gateOutcome(reason)
    const usesLeft = found?.invite.uses_left ?? null
    if (found && outcome === 'open') {
      await consume(trx, found)
      await trx.updateTable('ports').set({ last_opened_at: now }).where('id', '=', port.id).execute()
    }
    const who = found?.invite.name ?? null
    const event = { property_id: port.property_id, port_id: port.id, port_name: port.name, at: now, who }
    await trx.insertInto('gate_events').values({ ...event, decision: outcome, reason, credential_kind: 'QR' }).execute()
    const message = gateMessage(reason, found, port.name, usesLeft === null ? null : usesLeft - 1)
    return { outcome, reason, message, who, reader: { id: port.id, name: port.name }, at: new Date(now).toISOString(), checks }
  })
}

async function findPresented(trx: Transaction<Database>, codeHash: string, readerId: string, now: number): Promise<Presented | null> {
  const code = await trx.selectFrom('invite_codes').selectAll().where('code_hash', '=', codeHash).executeTakeFirst()
  const invite = code && (await findInviteById(trx, code.invite_id))
  return invite ? { invite, code, readerId, now } : null
}

/** A recurring code is spent by its use; a temporary one stays until the invite's uses are. */
async function consume(trx: Transaction<Database>, { invite, code, now }: Presented): Promise<void> {
  const usesLeft = invite.uses_left === null ? null : invite.uses_left - 1
  await trx.updateTable('invites').set({ uses_left: usesLeft, last_used_at: now }).where('id', '=', invite.id).execute()
  if (invite.type === 'Recurring') {
    await trx.updateTable('invite_codes').set({ used_at: now }).where('code_hash', '=', code.code_hash).execute()
  }
}
