import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { describeWeek, foldText, type PartnerBrand } from '@portal/domain'
import { findInviteByToken, type InviteRecord } from '../access/findInvite.ts'
import { statusOfInvite, toWindows } from '../access/inviteStatus.ts'
import { toBase64 } from '../bytes/bytes.ts'
import { inviteCalendar } from '../calendar/inviteCalendar.ts'
import type { PublicCall } from '../Call.ts'
import { openingsOfInvites } from '../invites/inviteAnswer.ts'
import { deriveCode, waitingOrNextCode } from '../invites/inviteCodes.ts'
import { inactiveMessage, statusMessage, unknownLinkMessage } from '../invites/statusMessage.ts'
import { type Language, localeOf } from '../words/language.ts'
import { say } from '../words/sentence.ts'
import { countUnknownInvite, issueProof, namesInvite, usableInvite } from '../invites/usableInvite.ts'
import { claimAttempts } from '../limits/claimAttempts.ts'
import { runLockdowns } from '../lockdown/runLockdowns.ts'
import { Refusal } from '../Refusal.ts'
import { brandOf } from '../store/accountBrands.ts'
import type { InviteCodesTable } from '../store/inviteSchema.ts'
import { toIso } from '../time/toIso.ts'
import { googleSaveLink } from '../wallet/googleSaveLink.ts'
import { walletPassOf } from '../wallet/walletPassOf.ts'
import type { Handler } from './Handler.ts'

type InviteAnswer = ResponseOf<typeof endpoints.showQRCode>

export const showQRCode: Handler<'showQRCode'> = async ({ d, id }, call) => {
  const invite = await findInviteByToken(call.store, d)
  if (!invite || (id !== undefined && !namesInvite(id, invite))) {
    await countUnknownInvite(call)
    return { ...unknownInvite, Result: say(unknownLinkMessage, call.language) }
  }
  await runLockdowns(call, invite.accountId)
  const now = call.clock.now()
  const status = statusOfInvite(invite, now)
  const ID = await issueProof(call.vault, invite, now + call.limits.inviteProofValid)
  const brand = await brandOf(call.store, invite.accountId)
  const opening = invite.isAccountActive ? (await openingsOfInvites(call.store, [invite], now)).get(invite.id) : undefined
  const describe = (result: string, code: InviteCodesTable | undefined, state = status) => ({
    ...describeInvite(invite, ID, state, result, code, call.language), ...sayBrand(brand), ...(state === 'Valid' && opening ? { Opening: opening } : {}),
  })
  if (!invite.isAccountActive) return describe(say(inactiveMessage, call.language), await lastCode(call, invite), 'Revoked')
  if (status !== 'Valid') return describe(say(statusMessage(status, invite, now), call.language), await lastCode(call, invite))
  if (invite.type === 'Recurring' && id === undefined) return describe('', await lastCode(call, invite))
  const code = await waitingOrNextCode(call, invite, now)
  const image = await call.qr.png(await deriveCode(call.vault, invite.id, code.counter))
  return describe(toBase64(image), code)
}

function describeInvite(invite: InviteRecord, ID: string, status: string, result: string, code: InviteCodesTable | undefined, language: Language): InviteAnswer {
  return {
    InviteType: invite.type,
    InviteName: invite.name,
    SentBy: invite.sent_by,
    StartDate: toIso(invite.start_at),
    EndDate: toIso(invite.end_at),
    Properties: invite.locations.map((location) => location.name),
    Description: invite.description,
    WeeklyDescriptions: describeWeek(toWindows(invite.weekly), { locale: localeOf[language] }).map(({ days, times }) => ({ Week: days, RestrictionInfo: times })),
    AccessCount: invite.uses_left,
    Result: result,
    Status: status,
    ID,
    DownloadName: downloadName(invite.name),
    TimeZone: invite.timeZone,
    GeneratedAt: toIso(code?.made_at ?? null),
    LastUsedAt: toIso(invite.last_used_at),
  }
}

function sayBrand(brand: PartnerBrand | null): Pick<InviteAnswer, 'Brand'> {
  return brand ? { Brand: { Name: brand.name, Accent: brand.accent, Logo: brand.logo } } : {}
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
  Result: '',
  Status: 'Invalid',
  ID: '',
  DownloadName: '',
  TimeZone: 'UTC',
  GeneratedAt: null,
  LastUsedAt: null,
}

/** The newest code, consumed or not. */
function lastCode({ store }: PublicCall, invite: InviteRecord): Promise<InviteCodesTable | undefined> {
  return store.selectFrom('invite_codes').selectAll().where('invite_id', '=', invite.id).orderBy('counter', 'desc').limit(1).executeTakeFirst()
}

const calendarType = 'text/calendar; charset=utf-8'

export const getCalender: Handler<'getCalender'> = async ({ inviteId }, call) => {
  const invite = await usableInvite(call, inviteId)
  const text = inviteCalendar(invite, call.clock.now(), call.language)
  return { blob: new Blob([text], { type: calendarType }), fileName: `${downloadName(invite.name)}.ics`, mediaType: calendarType }
}

const passType = 'application/vnd.apple.pkpass'

export const getPKPass: Handler<'getPKPass'> = async ({ inviteId, d }, call) => {
  const invite = await usableInvite(call, inviteId)
  if (!call.walletPasses) throw new Refusal(501, 'WALLET_UNAVAILABLE', 'Wallet passes cannot be signed here.')
  await claimAttempts(call, [{ bucket: `wallet pass|${invite.id}`, allowed: call.limits.walletPasses, window: call.limits.walletPassesWindow }])
  const bytes = await call.walletPasses.pkpass(await walletPassOf(call, invite, d))
  return { blob: new Blob([new Uint8Array(bytes)], { type: passType }), fileName: `${downloadName(invite.name)}.pkpass`, mediaType: passType }
}

export const getGoolgleJWT: Handler<'getGoolgleJWT'> = async ({ inviteId, d }, call) => {
  const invite = await usableInvite(call, inviteId)
  return { Result: await googleSaveLink(call, await walletPassOf(call, invite, d)) }
}

/** A file name without extension that is valid on every system: `lone-star-movers`. */
function downloadName(name: string): string {
  return foldText(name).replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 60) || 'key'
}
