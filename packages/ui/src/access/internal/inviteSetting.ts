import { inviteLabels } from './inviteLabels.ts'
import type { InviteLabels } from './inviteLabels.ts'
import type { Clock } from './useNow.ts'
import { systemClock } from './useNow.ts'

/** What all invite parts may be told about words, clocks and the place. */
export interface InviteSetting {
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: InviteLabels
  /** BCP 47; dates and times are written in it. */
  locale?: string
  /** Milliseconds since 1970, on the server's clock where it is known. */
  clock?: Clock
  /** IANA name of the guest's zone; the browser's when omitted. Both clocks are shown where they differ. */
  viewerTimeZone?: string
  /** Shown under the places where given; `city` names the clock. */
  property?: { name?: string, address?: string, city?: string }
}

export const settingDefaults = { labels: inviteLabels, locale: 'en-US', clock: systemClock }
