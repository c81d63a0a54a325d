import { subjectOfInvite } from '../access/accessSubject.ts'
import { explainAtPort } from '../access/explainAtPort.ts'
import { findPorts } from '../access/portFacts.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import type { InviteRecord } from './findInvite.ts'

/**
 * Whether a valid invite opens a door now, as the gate would decide: undefined if it does; otherwise when a door opens by it next, or null where
 * nobody knows. Hours, holidays, uses of the day, lockdowns and the account all count.
 */
export async function openingOfInvite(store: Store, invite: InviteRecord, now: number): Promise<{ At: string | null } | undefined> {
  const subject = await subjectOfInvite(store, invite.id)
  const doors = await findPorts(store, invite.locations.map(({ id }) => id))
  let next: number | null = null
  for (const facts of doors.values()) {
    const { outcome, nextOpening } = await explainAtPort(store, subject, facts, now)
    if (outcome === 'allowed') return undefined
    if (nextOpening !== null && (next === null || nextOpening < next)) next = nextOpening
  }
  return { At: toIso(next) }
}
