import { localDateAt, ruleAtPort } from '@portal/domain'
import { addEntry } from '../access/entryCounts.ts'
import type { PortFacts } from '../access/portFacts.ts'
import { countUse, usesOfCode, usesOfUser } from '../access/usesLeft.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import type { Presented } from './findPresented.ts'

const noteCodeUse = statement((trx, { id, now }: { id: number; now: number }) => trx.updateTable('access_codes').set({ last_used_at: now }).where('id', '=', id))
const noteEntry = statement((trx, { id, now }: { id: number; now: number }) => trx.updateTable('users').set({ last_entry_at: now }).where('id', '=', id))

/** Counts an entry under every limit that applies. A code of a recurring invite is consumed by its use; a code of a temporary invite is not. */
export async function consume(trx: Store, { subject, invite, inviteCode, code }: Presented, facts: PortFacts, now: number): Promise<void> {
  const { port, moduleId, timeZone } = facts
  if (invite) {
    const usesLeft = invite.uses_left === null ? null : invite.uses_left - 1
    await trx.updateTable('invites').set({ uses_left: usesLeft, last_used_at: now }).where('id', '=', invite.id).execute()
    if (inviteCode && invite.type === 'Recurring') {
      await trx.updateTable('invite_codes').set({ used_at: now }).where('code_hash', '=', inviteCode.code_hash).execute()
    }
  }
  const day = localDateAt(timeZone, now)
  if (code) {
    await noteCodeUse(trx, { id: code.id, now })
    await countUse(trx, subject.credential?.restriction ?? null, usesOfCode(code.id), day)
  }
  if (subject.counted === null) return
  await addEntry(trx, subject.counted, day)
  const rule = ruleAtPort(subject.groupRules, { locationId: port.location_id ?? 0, moduleId: moduleId ?? 0, portId: port.id })
  if (rule) await countUse(trx, rule.restriction, `${subject.counted}|rule:${rule.id}`, day)
  if (subject.userId === null) return
  await countUse(trx, subject.ownRestriction, usesOfUser(subject.userId), day)
  await noteEntry(trx, { id: subject.userId, now })
}

export function usesLeftAfter({ invite, subject: { credential } }: Presented): number | null {
  const left = invite ? invite.uses_left : (credential?.restriction?.usesLeft ?? null)
  return left === null ? null : Math.max(0, left - 1)
}

