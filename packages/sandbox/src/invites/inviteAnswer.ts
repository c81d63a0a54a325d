import { type endpoints, type ResponseOf, toWindowRecords } from '@portal/api-client/contract'
import { mergeWindows } from '@portal/domain'
import { inviteAsSubject } from '../access/accessSubject.ts'
import { explainAtPort } from '../access/explainAtPort.ts'
import { type InviteRecord, statusOfInvite, toWindows } from '../access/findInvite.ts'
import { findPorts } from '../access/portFacts.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'

export type InviteAnswer = ResponseOf<typeof endpoints.getInvites>['Invites'][number]

/** An invite as its administrator sees it. `openings` is the result of `openingsOfInvites`. */
export async function inviteAnswer(vault: CodeVault, invite: InviteRecord, now: number, openings: ReadonlyMap<string, InviteOpening> = new Map()): Promise<InviteAnswer> {
  const opening = openings.get(invite.id)
  return {
    ID: invite.id,
    Kind: invite.kind,
    InviteType: invite.type,
    InviteName: invite.name,
    Description: invite.description,
    SentBy: invite.sent_by,
    SentByUnit: invite.sentByUnit,
    Recipient: invite.recipient,
    Language: invite.language,
    PropertyID: invite.property_id,
    PropertyName: invite.property,
    TimeZone: invite.timeZone,
    Ports: invite.locations.map(({ id, name }) => ({ PortID: id, PortName: name })),
    StartDate: toIso(invite.start_at),
    EndDate: toIso(invite.end_at),
    Windows: invite.weekly.length === 0 ? null : toWindowRecords(mergeWindows(toWindows(invite.weekly))),
    AccessCount: invite.uses_allowed,
    UsesLeft: invite.uses_left,
    Status: statusOfInvite(invite, now),
    ...(opening && { Opening: opening }),
    Pin: invite.sealed_pin === null ? null : await vault.open(invite.sealed_pin),
    CreatedAt: toIso(invite.created_at),
    LastUsedAt: toIso(invite.last_used_at),
    LastSentAt: toIso(invite.last_sent_at),
    Version: invite.version,
    UpdatedBy: invite.updated_by,
  }
}

/** When an invite next opens a door, as an ISO instant; null if unknown. */
type InviteOpening = Readonly<{ At: string | null }>

/**
 * The next openings of those invites that are valid but open no door now. Hours, holidays, lockdowns and the account all count, as at the
 * gate. The doors are read once.
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
