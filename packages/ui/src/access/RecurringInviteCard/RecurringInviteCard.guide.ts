import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './RecurringInviteCard.example.tsx'
import source from './RecurringInviteCard.example.tsx?raw'
import { inviteMessages } from '@portal/domain'

export const recurringInviteCardGuide: ComponentGuide = {
  components: ['RecurringInviteCard'],
  status: 'stable',
  otherNames: ['one-time code', 'rotating code'],
  when: [
    'A recurring virtual key: a code on demand, good for one use.',
    'It takes the freshness that `nextFreshness` keeps: idle, generating, fresh, used, expired.',
  ],
  not: [
    'Don’t offer Save image: a saved picture fails the second time.',
    'A key with a fixed code: `InviteCard`.',
  ],
  why: [
    'A used code leaves the screen, scan mode included. A dimmed code would be held to a reader.',
    'Offline, a code that was made still opens; only a new one has to wait.',
  ],
  keyboard: {
    Enter: 'Generates, refreshes, opens the code in full screen.',
  },
  accessibility: [
    'How old the code is, and that it was used, is announced.',
  ],
  words: inviteMessages,
  example: { Example, source },
}
