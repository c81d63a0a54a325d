import { inviteAsSubject } from '../access/accessSubject.ts'
import { explainAtPort } from '../access/explainAtPort.ts'
import { findPorts } from '../access/portFacts.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import type { InviteRecord } from './findInvite.ts'
import { statusOfInvite } from './inviteStatus.ts'

/** When a door opens by an invite next, an ISO instant, or null where nobody knows. */
export type InviteOpening = Readonly<{ At: string | null }>

/**
 * The openings of those of the invites that are valid and open no door now, as the gate would decide: hours, holidays, lockdowns and the account all
 * count. The doors are read once.
 */
export async function openingsOfInvites(store: Store, invites: readonly InviteRecord[], now: number): Promise<Map<string, InviteOpening>> {
  const valid = invites.filter((invite) => statusOfInvite(invite, now) === 'Valid')
  const openings = new Map<string, InviteOpening>()
  if (valid.length === 0) return openings
  const doors = await findPorts(store, [...new Set(valid.flatMap(({ locations }) => locations.map(({ id }) => id)))])
  for (const invite of valid) {
    const subject = inviteAsSubject(invite)
    let next: number | null = null
    let opensNow = false
    for (const { id } of invite.locations) {
      const facts = doors.get(id)
      if (!facts) continue
      const { outcome, nextOpening } = await explainAtPort(store, subject, facts, now)
      opensNow ||= outcome === 'allowed'
      if (opensNow) break
      if (nextOpening !== null && (next === null || nextOpening < next)) next = nextOpening
    }
    if (!opensNow) openings.set(invite.id, { At: toIso(next) })
  }
  return openings
}
