import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './InviteMessage.example.tsx'
import source from './InviteMessage.example.tsx?raw'
import { inviteMessages } from '@portal/domain'

export const inviteMessageGuide: ComponentGuide = {
  components: ['InviteMessage'],
  status: 'stable',
  otherNames: ['expired pass', 'invite status'],
  when: [
    'An invite without a valid status: expired, revoked, used up, not yet valid, unknown.',
  ],
  not: [
    'An invite that opens: `InviteCard`, `RecurringInviteCard`.',
    'A page about something else: `StatusPage`.',
  ],
  keyboard: {},
  accessibility: [
    'The message is the service’s own, shown as text; its status is a word, not a color.',
  ],
  words: inviteMessages,
  example: { Example, source },
}
