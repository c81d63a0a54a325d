import { InviteCard } from '@portal/ui'
import type { TemporaryInviteView } from '@portal/domain'

// The service's answer, converted by `toInviteView` of `@portal/api-client/contract`.
const view: TemporaryInviteView = {
  kind: 'temporary',
  id: 'inv-1',
  name: 'Lone Star Movers',
  sentBy: 'Dana Whitfield',
  statusWord: 'validNow',
  startsAt: '2026-11-21T14:00:00Z',
  endsAt: '2026-11-22T00:00:00Z',
  timeZone: 'America/Chicago',
  locations: ['Service Gate', 'Loading Dock B'],
  description: 'Please use the service entrance.',
  weeklyPlan: [],
  usesLeft: 2,
  lastUsedAt: null,
  downloadName: 'gatewell-key',
  image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
}

export function Example() {
  return <InviteCard view={view} property={{ city: 'Houston' }} />
}
