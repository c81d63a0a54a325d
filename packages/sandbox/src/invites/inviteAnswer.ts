import { type endpoints, type ResponseOf, toWindowRecords } from '@portal/api-client/contract'
import { mergeWindows } from '@portal/domain'
import { toIso } from '../time/toIso.ts'
import type { InviteRecord } from './findInvite.ts'
import { statusOfInvite } from './inviteStatus.ts'
import type { InviteOpening } from './openingOfInvite.ts'
import { toWindows } from './weeklyHours.ts'
import type { CodeVault } from '../secrets/codeVault.ts'

export type InviteAnswer = ResponseOf<typeof endpoints.getInvites>['Invites'][number]

/** An invitation as its administrator sees it; `openings` as `openingsOfInvites` has them. */
export async function inviteAnswer(vault: CodeVault, invite: InviteRecord, now: number, openings: ReadonlyMap<string, InviteOpening> = new Map()): Promise<InviteAnswer> {
  const opening = openings.get(invite.id)
  return {
    ID: invite.id,
    Kind: invite.kind,
    InviteType: invite.type,
    InviteName: invite.name,
    Description: invite.description,
    SentBy: invite.sent_by,
    Recipient: invite.recipient,
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
