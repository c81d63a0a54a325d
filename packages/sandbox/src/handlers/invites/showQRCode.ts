import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { describeWeek } from '@portal/domain'
import { toBase64 } from '../../bytes/bytes.ts'
import { findInviteByToken, type InviteRecord } from '../../invites/findInvite.ts'
import { deriveCode, waitingOrNextCode } from '../../invites/inviteCodes.ts'
import { inactiveMessage, inviteStatus, statusMessage, unknownLinkMessage } from '../../invites/inviteStatus.ts'
import { downloadName } from '../../invites/downloadName.ts'
import { toWindows } from '../../invites/weeklyHours.ts'
import type { InviteCodesTable } from '../../store/schema.ts'
import type { Call, Handler } from '../Handler.ts'
import { countUnknownInvite } from './usableInvite.ts'

type InviteAnswer = ResponseOf<typeof endpoints.showQRCode>

export const showQRCode: Handler<'showQRCode'> = async ({ d, id }, call) => {
  const invite = await findInviteByToken(call.store, d)
  if (!invite || (id !== undefined && id !== invite.id)) {
    await countUnknownInvite(call)
    return unknownInvite
  }
  const now = call.clock.now()
  const status = inviteStatus(invite, now)
  if (!invite.isAccountActive) return describe(invite, 'Revoked', inactiveMessage, await lastCode(call, invite))
  if (status !== 'Valid') return describe(invite, status, statusMessage(status, invite, now), await lastCode(call, invite))
  if (invite.type === 'Recurring' && id === undefined) return describe(invite, status, '', await lastCode(call, invite))
  const code = await waitingOrNextCode(call.store, invite.id, now)
  const image = await call.qr.png(await deriveCode(call.store, invite.id, code.counter))
  return describe(invite, status, toBase64(image), code)
}

function describe(invite: InviteRecord, status: string, result: string, code: InviteCodesTable | undefined): InviteAnswer {
  return {
    InviteType: invite.type,
    InviteName: invite.name,
    SentBy: invite.sent_by,
    StartDate: toIso(invite.start_at),
    EndDate: toIso(invite.end_at),
    Properties: invite.locations.map((location) => location.name),
    Description: invite.description,
    WeeklyDescriptions: describeWeek(toWindows(invite.weekly), { locale: 'en-US' }).map(({ days, times }) => ({ Week: days, RestrictionInfo: times })),
    AccessCount: invite.uses_left,
    Result: result,
    Status: status,
    ID: invite.id,
    DownloadName: downloadName(invite.name),
    TimeZone: invite.timeZone,
    GeneratedAt: toIso(code?.made_at ?? null),
    LastUsedAt: toIso(invite.last_used_at),
  }
}

const unknownInvite: InviteAnswer = {
  InviteType: 'Temporary',
  InviteName: '',
  SentBy: '',
  StartDate: null,
  EndDate: null,
  Properties: [],
  Description: '',
  WeeklyDescriptions: [],
  AccessCount: null,
  Result: unknownLinkMessage,
  Status: 'Invalid',
  ID: '',
  DownloadName: '',
  TimeZone: 'UTC',
  GeneratedAt: null,
  LastUsedAt: null,
}

/** The newest code, consumed or not. */
function lastCode({ store }: Call, invite: InviteRecord): Promise<InviteCodesTable | undefined> {
  return store.selectFrom('invite_codes').selectAll().where('invite_id', '=', invite.id).orderBy('counter', 'desc').limit(1).executeTakeFirst()
}

function toIso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
