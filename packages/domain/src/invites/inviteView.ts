import type { Freshness } from './freshness.ts'
import type { InviteStatus } from './invite.ts'
import type { PartnerBrand } from '../brand/legibleColors.ts'

/** The status for a badge. Screens have the words. */
export type InviteStatusWord = 'validNow' | 'opensLater' | 'notOpening' | 'startsLater' | 'endsToday' | 'expired' | 'revoked' | 'usedUp' | 'invalid'

/** The property and brand of the page. */
interface Branded {
  /** The brand of the account that sent the invite; absent if it has none. */
  brand?: PartnerBrand
}

/** The fields of every invite that is shown. Show its ISO instants in `timeZone`. */
interface InviteFacts extends Branded {
  id: string
  name: string
  sentBy: string
  statusWord: InviteStatusWord
  startsAt: string | null
  endsAt: string | null
  /** IANA time zone in which to show times. */
  timeZone: string
  /** Whether `timeZone` is the zone of the guest's device, because the service sent none. */
  isDeviceTime?: boolean
  /** When the invite next opens doors, as an ISO instant; null if unknown. Absent while it opens doors, and if the service sends none. */
  opening?: { at: string | null }
  locations: readonly string[]
  description: string
  weeklyPlan: readonly { week: string; info: string }[]
  /** How many uses are left; null: no limit. */
  usesLeft: number | null
  lastUsedAt: string | null
  downloadName: string
  /** The code as base64 of a PNG, without a `data:` prefix; null while no code may be shown. */
  image: string | null
}

export interface TemporaryInviteView extends InviteFacts {
  kind: 'temporary'
}

export interface RecurringInviteView extends InviteFacts {
  kind: 'recurring'
  /** The state of the code when the service answered. `nextFreshness` continues from it. */
  freshness: Freshness
}

/** An invite that isn't valid, or whose code isn't an image. The service's message is shown in place of the key. */
export interface InviteMessageView extends Branded {
  kind: 'message'
  status: InviteStatus
  statusWord: InviteStatusWord
  message: string
  /** The guest's name; empty for a link that no one created. */
  name: string
}

export type InviteView = TemporaryInviteView | RecurringInviteView | InviteMessageView
