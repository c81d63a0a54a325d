import type { Freshness } from './freshness.ts'
import type { InviteStatus } from './invite.ts'
import type { PartnerBrand } from '../brand/legibleColors.ts'

/** The status as one code for a badge; the screen has its words. */
export type InviteStatusWord = 'validNow' | 'opensLater' | 'notOpening' | 'startsLater' | 'endsToday' | 'expired' | 'revoked' | 'usedUp' | 'invalid'

/** The property and brand of the page. */
interface Branded {
  /** The brand of the sending account; missing if it has none. */
  brand?: PartnerBrand
}

/** The fields of every shown invite. Instants are ISO and meant to be shown in `timeZone`. */
interface InviteFacts extends Branded {
  id: string
  name: string
  sentBy: string
  statusWord: InviteStatusWord
  startsAt: string | null
  endsAt: string | null
  /** IANA name. */
  timeZone: string
  /** The service left out the property's zone; `timeZone` is the guest device's. */
  isDeviceTime?: boolean
  /** The next opening while no door opens: an ISO instant, or null if unknown. Missing while it opens, and where the service leaves it out. */
  opening?: { at: string | null }
  locations: readonly string[]
  description: string
  weeklyPlan: readonly { week: string; info: string }[]
  /** Null: without limit. */
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
  /** The state of the code when the invite arrived; `nextFreshness` continues from it. */
  freshness: Freshness
}

/** The status is not valid, or the result is not an image: the service's message is shown instead of the key. */
export interface InviteMessageView extends Branded {
  kind: 'message'
  status: InviteStatus
  statusWord: InviteStatusWord
  message: string
  /** Empty for a link that nobody issued. */
  name: string
}

export type InviteView = TemporaryInviteView | RecurringInviteView | InviteMessageView
