import { localDateAt } from '@portal/domain'
import type { AccessSubject } from '../access/accessSubject.ts'
import { groupRuleAt } from '../access/explainAtPort.ts'
import type { PortFacts } from '../access/portFacts.ts'
import { addEntry, countUse, usesOfCode, usesOfUser } from '../access/usesLeft.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import type { Presented } from './findPresented.ts'

const noteCodeUse = statement((trx, { id, now }: { id: number; now: number }) => trx.updateTable('access_codes').set({ last_used_at: now }).where('id', '=', id))
const noteEntry = statement((trx, { id, now }: { id: number; now: number }) => trx.updateTable('users').set({ last_entry_at: now }).where('id', '=', id))

/** Counts an entry under every limit that applies. A code of a recurring invite is consumed by its use; a code of a temporary invite is not. */
export async function consume(trx: Store, presented: Presented, facts: PortFacts, now: number): Promise<void> {
  const { subject, code } = presented
  const { userId } = subject
  const day = localDateAt(facts.timeZone, now)
  await Promise.all([
    consumeInvite(trx, presented, now),
    code && noteCodeUse(trx, { id: code.id, now }),
    code && countUse(trx, subject.credential?.restriction ?? null, usesOfCode(code.id), day),
    subject.counted === null ? null : countUser(trx, subject, subject.counted, facts, day),
    subject.counted === null || userId === null ? null : noteEntry(trx, { id: userId, now }),
  ])
}

async function consumeInvite(trx: Store, { invite, inviteCode }: Presented, now: number): Promise<void> {
  if (!invite) return
  const usesLeft = invite.uses_left === null ? null : invite.uses_left - 1
  await trx.updateTable('invites').set({ uses_left: usesLeft, last_used_at: now }).where('id', '=', invite.id).execute()
  if (inviteCode && invite.type === 'Recurring') {
    await trx.updateTable('invite_codes').set({ used_at: now }).where('code_hash', '=', inviteCode.code_hash).execute()
  }
}

async function countUser(trx: Store, subject: AccessSubject, counted: string, facts: PortFacts, day: string): Promise<void> {
  const { ownRestriction, userId } = subject
  const rule = groupRuleAt(subject, facts)
  await Promise.all([
    addEntry(trx, counted, day),
    rule && countUse(trx, rule.restriction, `${counted}|rule:${rule.id}`, day),
    userId === null ? null : countUse(trx, ownRestriction, usesOfUser(userId), day),
  ])
}

export function usesLeftAfter({ invite, subject: { credential } }: Presented): number | null {
  const left = invite ? invite.uses_left : (credential?.restriction?.usesLeft ?? null)
  return left === null ? null : Math.max(0, left - 1)
}

