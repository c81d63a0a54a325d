import type * as v from 'valibot'
import { type Freshness, idleCode, type InviteMessageView, inviteStatus, InviteStatus, type InviteStatusWord, InviteType, type InviteView, isClosedNow, isSameDay, viewerTimeZone } from '@portal/domain'
import type { invite } from '../inviteShape.ts'
import { isPngBase64 } from './isPngBase64.ts'

type InviteAnswer = v.InferOutput<typeof invite>

/** What an invite's page shows. `now` is epoch milliseconds on the server's clock: an ended key shows no image, so a wrong clock would hide a valid key. */
export function toInviteView(invite: InviteAnswer, now: number): InviteView {
  const status = statusOf(invite)
  if (status !== InviteStatus.Valid) return messageView(invite, status, messageWords[status])
  const hasImage = isPngBase64(invite.Result)
  const awaitsGenerate = invite.InviteType === InviteType.Recurring && invite.Result === ''
  if (!hasImage && !awaitsGenerate) return messageView(invite, status, 'invalid')

  const facts = { ...factsOf(invite), statusWord: validWord(invite, now) }
  const hasEnded = facts.statusWord === 'expired' || facts.statusWord === 'usedUp'
  if (invite.InviteType === InviteType.Temporary) return { kind: 'temporary', ...facts, image: hasEnded ? null : invite.Result }
  const freshness = freshnessOf(invite, hasImage, hasEnded, now)
  return { kind: 'recurring', ...facts, freshness, image: freshness.state === 'fresh' ? invite.Result : null }
}

const messageWords: Record<Exclude<InviteStatus, 'Valid'>, InviteStatusWord> = {
  NotYetValid: 'startsLater',
  Expired: 'expired',
  Revoked: 'revoked',
  UsedUp: 'usedUp',
  Invalid: 'invalid',
}

function statusOf({ Status }: InviteAnswer): InviteStatus {
  return Object.values(InviteStatus).find((status) => status === Status) ?? InviteStatus.Invalid
}

function messageView(invite: InviteAnswer, status: InviteStatus, statusWord: InviteStatusWord): InviteMessageView {
  return { kind: 'message', status, statusWord, message: invite.Result, name: invite.InviteName, ...brandOf(invite) }
}

function factsOf(invite: InviteAnswer) {
  return {
    id: invite.ID,
    name: invite.InviteName,
    sentBy: invite.SentBy,
    startsAt: invite.StartDate,
    endsAt: invite.EndDate,
    // If the service does not tell the property's zone, the dates are shown in the guest's own zone.
    timeZone: zoneOf(invite),
    ...(invite.TimeZone === '' ? { isDeviceTime: true } : {}),
    ...(invite.Opening ? { opening: { at: invite.Opening.At } } : {}),
    locations: invite.Properties,
    description: invite.Description,
    weeklyPlan: invite.WeeklyDescriptions.map(({ Week, RestrictionInfo }) => ({ week: Week, info: RestrictionInfo })),
    usesLeft: invite.AccessCount,
    lastUsedAt: invite.LastUsedAt,
    downloadName: invite.DownloadName,
    ...brandOf(invite),
  }
}

const zoneOf = ({ TimeZone }: InviteAnswer): string => TimeZone || viewerTimeZone()

function brandOf({ Brand: brand }: InviteAnswer): Pick<InviteMessageView, 'brand'> {
  return brand ? { brand: { name: brand.Name, accent: brand.Accent, logo: brand.Logo } } : {}
}

/** The status may be old on a page that was left open, so the dates are checked again. */
function validWord(invite: InviteAnswer, now: number): InviteStatusWord {
  const { StartDate, EndDate, AccessCount } = invite
  const startsAt = StartDate === null ? null : Date.parse(StartDate)
  const endsAt = EndDate === null ? null : Date.parse(EndDate)
  const status = inviteStatus({ isRevoked: false, startsAt, endsAt, usesLeft: AccessCount }, now)
  if (status !== InviteStatus.Valid) return messageWords[status]
  if (isClosedNow(invite.Opening ? { opening: { at: invite.Opening.At } } : {}, now)) return invite.Opening?.At ? 'opensLater' : 'notOpening'
  return endsAt !== null && isSameDay(zoneOf(invite), endsAt - 1, now) ? 'endsToday' : 'validNow'
}

/** When the code in the answer was created. A code without a creation time counts as created now. */
function freshnessOf({ GeneratedAt, LastUsedAt }: InviteAnswer, hasImage: boolean, hasEnded: boolean, now: number): Freshness {
  if (hasEnded) return { state: 'expired' }
  if (!hasImage) return idleCode
  const generatedAt = GeneratedAt ?? new Date(now).toISOString()
  const isUsed = LastUsedAt !== null && Date.parse(LastUsedAt) >= Date.parse(generatedAt)
  return isUsed ? { state: 'used', usedAt: LastUsedAt, hasFailed: false } : { state: 'fresh', generatedAt, hasFailed: false }
}
