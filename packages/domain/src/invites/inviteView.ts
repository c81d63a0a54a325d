import { isSameDay } from '../time/zonedFormat.ts'
import type { Freshness } from './freshness.ts'
import { idleCode } from './freshness.ts'
import { InviteStatus, InviteType } from './invite.ts'
import type { Invite } from './invite.ts'
import { inviteStatus } from './inviteStatus.ts'
import { isPngBase64 } from './isPngBase64.ts'

/** The status in one word, for a badge; its wording is the screen's. */
export type InviteStatusWord = 'validNow' | 'startsLater' | 'endsToday' | 'expired' | 'revoked' | 'usedUp' | 'invalid'

/** What every shown invite has. Instants are ISO; they are meant to be read on clocks of `timeZone`. */
interface InviteFacts {
  id: string
  name: string
  sentBy: string
  statusWord: InviteStatusWord
  startsAt: string | null
  endsAt: string | null
  /** IANA name. */
  timeZone: string
  locations: readonly string[]
  description: string
  weeklyPlan: readonly { week: string; info: string }[]
  /** Null is without limit. */
  usesLeft: number | null
  lastUsedAt: string | null
  downloadName: string
  /** Bare base64 of a PNG, or null while none may be shown. */
  image: string | null
}

export interface TemporaryInviteView extends InviteFacts {
  kind: 'temporary'
}

export interface RecurringInviteView extends InviteFacts {
  kind: 'recurring'
  /** Where the code stood when the invite arrived; `nextFreshness` carries on from here. */
  freshness: Freshness
}

/** No valid status, or a result that is no image: the service's message is shown instead of the key. */
export interface InviteMessageView {
  kind: 'message'
  status: InviteStatus
  statusWord: InviteStatusWord
  message: string
  /** Empty for a link that nobody gave out. */
  name: string
}

export type InviteView = TemporaryInviteView | RecurringInviteView | InviteMessageView

/**
 * What an invite page shows. `now` is milliseconds since 1970 on the server's clock: a key past its end shows no image,
 * so a wrong clock would hide a valid one.
 */
export function toInviteView(invite: Invite, now: number): InviteView {
  const status = statusOf(invite)
  if (status !== InviteStatus.Valid) return messageView(invite, status, messageWords[status])
  const hasImage = isPngBase64(invite.Result)
  const awaitsGenerate = invite.InviteType === InviteType.Recurring && invite.Result === ''
  if (!hasImage && !awaitsGenerate) return messageView(invite, status, 'invalid')

  const facts = { ...factsOf(invite), statusWord: validWord(invite, now) }
  const hasEnded = facts.statusWord === 'expired' || facts.statusWord === 'usedUp'
  if (invite.InviteType === InviteType.Temporary) return { kind: 'temporary', ...facts, image: hasEnded ? null : invite.Result }
  const freshness = freshnessOf(invite, hasImage, hasEnded)
  return { kind: 'recurring', ...facts, freshness, image: freshness.state === 'fresh' ? invite.Result : null }
}

const messageWords: Record<Exclude<InviteStatus, 'Valid'>, InviteStatusWord> = {
  NotYetValid: 'startsLater',
  Expired: 'expired',
  Revoked: 'revoked',
  UsedUp: 'usedUp',
  Invalid: 'invalid',
}

function statusOf({ Status }: Invite): InviteStatus {
  return Object.values(InviteStatus).find((status) => status === Status) ?? InviteStatus.Invalid
}

function messageView(invite: Invite, status: InviteStatus, statusWord: InviteStatusWord): InviteMessageView {
  return { kind: 'message', status, statusWord, message: invite.Result, name: invite.InviteName }
}

function factsOf(invite: Invite) {
  return {
    id: invite.ID,
    name: invite.InviteName,
    sentBy: invite.SentBy,
    startsAt: invite.StartDate,
    endsAt: invite.EndDate,
    timeZone: invite.TimeZone,
    locations: invite.Properties,
    description: invite.Description,
    weeklyPlan: invite.WeeklyDescriptions.map(({ Week, RestrictionInfo }) => ({ week: Week, info: RestrictionInfo })),
    usesLeft: invite.AccessCount,
    lastUsedAt: invite.LastUsedAt,
    downloadName: invite.DownloadName,
  }
}

/** A page left open outlives the status it arrived with, so the dates decide again. */
function validWord({ StartDate, EndDate, AccessCount, TimeZone }: Invite, now: number): InviteStatusWord {
  const startsAt = StartDate === null ? null : Date.parse(StartDate)
  const endsAt = EndDate === null ? null : Date.parse(EndDate)
  const status = inviteStatus({ isRevoked: false, startsAt, endsAt, usesLeft: AccessCount }, now)
  if (status !== InviteStatus.Valid) return messageWords[status]
  return endsAt !== null && isSameDay(TimeZone, endsAt - 1, now) ? 'endsToday' : 'validNow'
}

function freshnessOf({ GeneratedAt, LastUsedAt }: Invite, hasImage: boolean, hasEnded: boolean): Freshness {
  if (hasEnded) return { state: 'expired' }
  if (!hasImage || GeneratedAt === null) return idleCode
  const isUsed = LastUsedAt !== null && Date.parse(LastUsedAt) >= Date.parse(GeneratedAt)
  return isUsed ? { state: 'used', usedAt: LastUsedAt, hasFailed: false } : { state: 'fresh', generatedAt: GeneratedAt, hasFailed: false }
}
