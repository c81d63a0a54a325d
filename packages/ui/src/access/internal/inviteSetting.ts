import type { InviteLabels, InviteProperty } from '@portal/domain'
import type { Clock } from '../../internal/clock.ts'

/** What all invite parts may be told about words, clocks and the place. */
export interface InviteSetting {
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: InviteLabels
  /** Milliseconds since 1970, on the server's clock where it is known. */
  clock?: Clock
  /** IANA name of the guest's zone; the provider's when omitted, else the browser's after hydration. Both clocks are shown where they differ. */
  viewerTimeZone?: string
  /** Shown under the places where given; `city` names the clock. */
  property?: InviteProperty
}
