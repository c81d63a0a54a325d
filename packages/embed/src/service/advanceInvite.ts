import { type FreshnessEvent, nextFreshness, type RecurringInviteView } from '@portal/domain'

/** The same view where the event changes nothing. A consumed code must not stay in memory where scan mode could show it again. */
export function advanceInvite(view: RecurringInviteView, event: FreshnessEvent): RecurringInviteView {
  const freshness = nextFreshness(view.freshness, event)
  if (freshness === view.freshness) return view
  return { ...view, freshness, image: freshness.state === 'used' || freshness.state === 'expired' ? null : view.image }
}
