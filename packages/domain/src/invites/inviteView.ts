import type { Freshness } from './freshness.ts'
import type { InviteStatus } from './invite.ts'

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
