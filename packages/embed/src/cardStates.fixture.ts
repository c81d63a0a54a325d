import type { InviteView, RecurringInviteView } from '@portal/domain'
import { arabicView, recurringView, temporaryView } from './invites.fixture.ts'

const recurring = (freshness: RecurringInviteView['freshness']): RecurringInviteView => ({ ...recurringView, freshness, image: freshness.state === 'fresh' ? recurringView.image : null })
const ended = '2026-11-21T15:14:00Z'

/** Example invites for every state of a card, at `storyTime`. */
export const cardStates: Record<string, InviteView> = {
  'a temporary key': temporaryView,
  'one that ends today, without place, sender or limit': { ...temporaryView, statusWord: 'endsToday', locations: [], sentBy: '', usesLeft: null, lastUsedAt: null, description: '' },
  'one that starts later': { ...temporaryView, statusWord: 'startsLater' },
  'one that ended on the screen': { ...temporaryView, endsAt: ended },
  'names from right to left': arabicView,
  'a recurring key before Generate': recurring({ state: 'idle', hasFailed: false }),
  'while a code is made': recurring({ state: 'generating', previous: { state: 'idle', hasFailed: false } }),
  'a code that could not be made': recurring({ state: 'idle', hasFailed: true }),
  'a fresh code': recurringView,
  'a code that failed to follow': recurring({ state: 'fresh', generatedAt: '2026-11-21T15:14:00Z', hasFailed: true }),
  'a used code': recurring({ state: 'used', usedAt: '2026-11-21T15:14:20Z', hasFailed: false }),
  'a recurring key that ended': recurring({ state: 'expired' }),
  'a message of the service': { kind: 'message', status: 'Expired', statusWord: 'expired', message: 'This key ended on Thu, Nov 19.', name: 'Piano tuning' },
  'a message that is missing': { kind: 'message', status: 'Revoked', statusWord: 'revoked', message: ' ', name: '' },
}
