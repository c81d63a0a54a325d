import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { inviteMessages } from '@portal/domain'

export const recurringInviteCardGuide: ComponentGuide = {
  components: ['RecurringInviteCard'],
  otherNames: ['one-time code', 'rotating code'],
  when: [
    'A recurring virtual key: a code on demand, good for one use.',
    'Pass it the freshness from `nextFreshness`: idle, generating, fresh, used, expired.',
  ],
  not: [
    'Don’t offer Save image, because a saved picture fails the second time.',
    'A key with a fixed code: `InviteCard`.',
  ],
  why: [
    'A used code leaves the screen and scan mode. Guests would still hold a dimmed code to a reader.',
    'Offline, a created code still opens; only a new one has to wait.',
  ],
  keyboard: {
    Enter: 'Generates, refreshes, opens the code in full screen.',
  },
  accessibility: [
    'The age of the code and its use are announced.',
  ],
  words: inviteMessages,
}
