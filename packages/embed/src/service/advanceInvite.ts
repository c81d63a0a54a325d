import { type FreshnessEvent, nextFreshness, type RecurringInviteView } from '@portal/domain'

/** The next view; the same one where the event changes nothing. A used code must leave memory, or scan mode could show it again. */
export function advanceInvite(view: RecurringInviteView, event: FreshnessEvent): RecurringInviteView {
  const freshness = nextFreshness(view.freshness, event)
  if (freshness === view.freshness) return view
  return { ...view, freshness, image: freshness.state === 'used' || freshness.state === 'expired' ? null : view.image }
}
