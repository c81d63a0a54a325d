import { DoorOutputMode, localDateAt, type Restriction } from '@portal/domain'
import { addEntry } from '../access/entryCounts.ts'
import { ruleAtPort } from '../access/groupRules.ts'
import type { PortFacts } from '../access/portFacts.ts'
import { readRestriction, writeRestriction } from '../access/storedRestriction.ts'
import type { Store } from '../store/openStore.ts'
import type { Presented } from './findPresented.ts'

/** Counts an entry wherever something is limited. A recurring code is spent by its use; a temporary one stays. */
export async function consume(trx: Store, { subject, invite, inviteCode, code }: Presented, facts: PortFacts, now: number): Promise<void> {
  const { port, moduleId, timeZone } = facts
  if (invite) {
    const usesLeft = invite.uses_left === null ? null : invite.uses_left - 1
    await trx.updateTable('invites').set({ uses_left: usesLeft, last_used_at: now }).where('id', '=', invite.id).execute()
    if (inviteCode && invite.type === 'Recurring') {
      await trx.updateTable('invite_codes').set({ used_at: now }).where('code_hash', '=', inviteCode.code_hash).execute()
    }
  }
  if (code) {
    const restriction = lessOneUse(code.restriction)
    await trx.updateTable('access_codes').set({ last_used_at: now, restriction }).where('id', '=', code.id).execute()
  }
  if (subject.counted === null) return
  const day = localDateAt(timeZone, now)
  await addEntry(trx, subject.counted, day)
  const rule = ruleAtPort(subject.groupRules, { locationId: port.location_id ?? 0, moduleId: moduleId ?? 0, portId: port.id })
  if (rule && rule.restriction.usesAllowed !== null) await addEntry(trx, `${subject.counted}|rule:${rule.id}`, day)
  if (subject.userId !== null) await countForUser(trx, subject.userId, now)
}

async function countForUser(trx: Store, userId: number, now: number): Promise<void> {
  const own = await trx.selectFrom('user_restrictions').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (own) await trx.updateTable('user_restrictions').set({ restriction: lessOneUse(own.restriction) }).where('user_id', '=', userId).execute()
  await trx.updateTable('users').set({ last_entry_at: now }).where('id', '=', userId).execute()
}

/** The same restriction with one use less; unchanged where it has no limit. */
function lessOneUse(text: string | null): string | null {
  const restriction: Restriction | null = readRestriction(text)
  const left = restriction && (restriction.usesLeft ?? restriction.usesAllowed)
  return restriction && left !== null ? writeRestriction({ ...restriction, usesLeft: Math.max(0, left - 1) }) : text
}

/** A hold-open code holds its door open, and closes it when it is presented again. Null for any other credential. */
export function holdOf(code: Presented['code'], status: string): 'held' | 'released' | null {
  if (!code || code.output_mode === DoorOutputMode.MomentaryOpen) return null
  return status === 'HeldOpen' ? 'released' : 'held'
}

export function usesLeftAfter({ invite, code }: Presented): number | null {
  if (invite) return invite.uses_left === null ? null : invite.uses_left - 1
  const own = code && readRestriction(code.restriction)
  const left = own && (own.usesLeft ?? own.usesAllowed)
  return left === null ? null : Math.max(0, left - 1)
}

