import { type FreshnessEvent, nextFreshness, type RecurringInviteView } from '@portal/domain'

/**
 * The view of an invite after an event; the same view if nothing changes. A used code is removed from it, so that scan mode can't show it
 * again.
 */
export function advanceInvite(view: RecurringInviteView, event: FreshnessEvent): RecurringInviteView {
  const freshness = nextFreshness(view.freshness, event)
  if (freshness === view.freshness) return view
  return { ...view, freshness, image: freshness.state === 'used' || freshness.state === 'expired' ? null : view.image }
}
