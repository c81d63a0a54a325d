import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { inviteMessages } from '@portal/domain'

export const inviteMessageGuide: ComponentGuide = {
  components: ['InviteMessage'],
  otherNames: ['expired pass', 'invite status'],
  when: [
    'An invite without a valid status: expired, revoked, used up, not yet valid, unknown.',
  ],
  not: [
    'An invite that opens: `InviteCard`, `RecurringInviteCard`.',
    'A page about something else: `StatusPage`.',
  ],
  accessibility: [
    'The message is the service’s own, shown as text; its status is a word, not a color.',
  ],
  words: inviteMessages,
}
