import type { InviteLabels, InviteProperty } from '@portal/domain'
import type { Clock } from '../../internal/clock.ts'

/** Settings of all invite parts: texts, clocks and property. */
export interface InviteSetting {
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: InviteLabels
  /** The clock, in epoch milliseconds; the server's if known. */
  clock?: Clock
  /** IANA name of the guest's zone. Default: the provider's, else the browser's after hydration. Both times show if the clocks differ. */
  viewerTimeZone?: string
  /** The heading's place in the page's outline. Default: 2. */
  headingLevel?: 1 | 2 | 3 | 4
  /** The property, shown under the doors. `city` names its time zone. */
  property?: InviteProperty
}
