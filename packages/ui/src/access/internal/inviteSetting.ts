import type { InviteLabels, InviteProperty } from '@portal/domain'
import type { Clock } from '../../internal/clock.ts'

/** Settings of all invite parts: texts, clocks and property. */
export interface InviteSetting {
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: InviteLabels
  /** Milliseconds since 1970, on the server's clock if known. */
  clock?: Clock
  /** IANA name of the guest's zone. Default: the provider's, else the browser's after hydration. Both times show if the clocks differ. */
  viewerTimeZone?: string
  /** Shown under the doors; `city` names the clock. */
  property?: InviteProperty
}
