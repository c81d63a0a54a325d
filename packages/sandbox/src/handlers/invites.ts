import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { canStillOpen, describeWeek, foldText, type PartnerBrand } from '@portal/domain'
import { findInviteById, findInviteByToken, type InviteRecord, statusOfInvite, toWindows } from '../access/findInvite.ts'
import { equalText, sha256, toBase64, toBase64Url } from '../bytes/bytes.ts'
import { inviteCalendar } from '../calendar/inviteCalendar.ts'
import type { PublicCall } from '../Call.ts'
import { openingsOfInvites } from '../invites/inviteAnswer.ts'
import { deriveCode, waitingOrNextCode } from '../invites/inviteCodes.ts'
import { inactiveMessage, statusMessage, unknownLinkMessage } from '../invites/statusMessage.ts'
import { type Language, localeOf } from '../words/language.ts'
import { say } from '../words/sentence.ts'
import { runLockdowns } from '../lockdown/runLockdowns.ts'
import { Refusal } from '../Refusal.ts'
import { brandOf } from '../store/accountBrands.ts'
import type { Row } from '../store/schema.ts'
import { toIso } from '../time/toIso.ts'
import { googleSaveLink } from '../wallet/googleSaveLink.ts'
import { walletPassOf } from '../wallet/walletPassOf.ts'
import type { Handler } from './Handler.ts'
import { claimAttempt, claimAttempts } from '../limits/rateLimit.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import type { Services } from '../Services.ts'

type InviteAnswer = ResponseOf<typeof endpoints.showQRCode>

export const showQRCode: Handler<'showQRCode'> = async ({ d, id }, call) => {
  const invite = await findInviteByToken(call.store, d)
  if (!invite || (id !== undefined && !namesInvite(id, invite))) {
    await countUnknownInvite(call)
    return { ...unknownInvite, Result: say(unknownLinkMessage, call.language) }
  }
  await runLockdowns(call, invite.accountId)
  const { now } = call
  const status = statusOfInvite(invite, now)
  const ID = await issueProof(call.vault, invite, now + call.limits.inviteProofValid)
  const brand = await brandOf(call.store, invite.accountId)
  const opening = invite.isAccountActive ? (await openingsOfInvites(call.store, [invite], now)).get(invite.id) : undefined
  const describe = (result: string, code: Row<'invite_codes'> | undefined, state = status) => ({
    ...describeInvite(invite, ID, state, result, code, call.language), ...sayBrand(brand), ...(state === 'Valid' && opening ? { Opening: opening } : {}),
  })
  if (!invite.isAccountActive) return describe(say(inactiveMessage, call.language), await lastCode(call, invite), 'Revoked')
  if (status !== 'Valid') return describe(say(statusMessage(status, invite, now), call.language), await lastCode(call, invite))
  if (invite.type === 'Recurring' && id === undefined) return describe('', await lastCode(call, invite))
  const code = await waitingOrNextCode(call, invite, now)
  const image = await call.qr.png(await deriveCode(call.vault, invite.id, code.counter))
  return describe(toBase64(image), code)
}

function describeInvite(invite: InviteRecord, ID: string, status: string, result: string, code: Row<'invite_codes'> | undefined, language: Language): InviteAnswer {
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

/** The newest code of an invite, used or not. */
function lastCode({ store }: PublicCall, invite: InviteRecord): Promise<Row<'invite_codes'> | undefined> {
  return store.selectFrom('invite_codes').selectAll().where('invite_id', '=', invite.id).orderBy('counter', 'desc').limit(1).executeTakeFirst()
}

const calendarType = 'text/calendar; charset=utf-8'

export const getCalender: Handler<'getCalender'> = async ({ inviteId }, call) => {
  const invite = await usableInvite(call, inviteId)
  const text = inviteCalendar(invite, call.now, call.language)
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

/** A file name without extension that is valid on every system, such as `lone-star-movers`. */
function downloadName(name: string): string {
  return foldText(name).replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 60) || 'key'
}

/**
 * Finds the invite that a proof or link names, if the invite opens doors now or later. Refusals: 404 for a text that proves nothing, including an
 * invite's mere id; 410 `INVITE_PROOF_STALE` for a page that was open too long; 410 `INVITE_ENDED` for an invite that has ended.
 */
async function usableInvite(call: PublicCall, proof: string): Promise<InviteRecord> {
  const { now } = call
  const checked = await readProof(call, proof, now)
  if (checked.kind === 'unknown') {
    await countUnknownInvite(call)
    throw new Refusal(404, 'UNKNOWN_INVITE', 'There is no key with this id.', { field: 'inviteId' })
  }
  if (checked.kind === 'stale') throw new Refusal(410, 'INVITE_PROOF_STALE', 'This page was open too long. Load it again.', { field: 'inviteId' })
  const { invite } = checked
  if (!invite.isAccountActive) throw new Refusal(410, 'INVITE_ENDED', inactiveMessage)
  const status = statusOfInvite(invite, now)
  if (!canStillOpen(status)) throw new Refusal(410, 'INVITE_ENDED', statusMessage(status, invite, now))
  return invite
}

/** Counts only unknown links and ids, so that a guest may reload the page as often as necessary. */
async function countUnknownInvite(call: PublicCall): Promise<void> {
  const { limits, address } = call
  if (address === '') return
  const bucket = await sha256(`unknown-invite|${address}`)
  const claim = await claimAttempt(call, { bucket, allowed: limits.unknownInvites, window: limits.unknownInvitesWindow })
  if (claim.kind === 'granted') return
  throw new Refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many links that are not valid. Please wait a while and try again.', {
    headers: { 'Retry-After': String(claim.retryAfterSeconds) },
  })
}

/** The length of a proof's MAC in base64url characters, which is 132 bits. */
const macLength = 22

/**
 * The result of checking a proof. `current`: the proof was made from the present link and has not expired. `stale`: it has expired.
 * `unknown`: anything else, including an invite's mere id.
 */
type ReadProof = { kind: 'current'; invite: InviteRecord } | { kind: 'stale' } | { kind: 'unknown' }

/**
 * The proof that a guest's page shows the wallet and the calendar instead of the link: `<invite>.<end>.<MAC>`. Only the holder of the link
 * gets one. A proof is valid until `until`; a new link ends it earlier, since the MAC covers the link's hash.
 */
async function issueProof(vault: CodeVault, invite: Pick<Row<'invites'>, 'id' | 'link_hash'>, until: number): Promise<string> {
  return `${invite.id}.${until.toString(36)}.${await macOf(vault, invite, until)}`
}

async function readProof({ store, vault }: Pick<Services, 'store' | 'vault'>, proof: string, now: number): Promise<ReadProof> {
  const [, id = '', end = '', mac = ''] = /^([\w-]+)\.([0-9a-z]{1,11})\.([\w-]+)$/.exec(proof) ?? []
  const until = parseInt(end, 36)
  const invite = id === '' ? null : await findInviteById(store, id)
  if (!invite || invite.kind !== 'QR' || !equalText(mac, await macOf(vault, invite, until))) return { kind: 'unknown' }
  return now < until ? { kind: 'current', invite } : { kind: 'stale' }
}

/** Whether an id, or a proof of any age, names this invite. It does not check the proof. */
function namesInvite(name: string, { id }: Pick<Row<'invites'>, 'id'>): boolean {
  return name === id || name.startsWith(`${id}.`)
}

async function macOf(vault: CodeVault, { id, link_hash }: Pick<Row<'invites'>, 'id' | 'link_hash'>, until: number): Promise<string> {
  return toBase64Url(await vault.mac(`invite-proof|${id}|${until}|${link_hash}`)).slice(0, macLength)
}
