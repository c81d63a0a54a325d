import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { inviteMessages } from '@portal/domain'

export const keepActionsGuide: ComponentGuide = {
  components: ['KeepActions'],
  otherNames: ['wallet buttons', 'add to calendar', 'download'],
  when: [
    'Under a key of your own layout: both wallets at equal size, and the calendar.',
  ],
  not: [
    '`InviteCard` and `RecurringInviteCard` have them.',
  ],
  accessibility: [
    'Each button says where the key goes, and says so while it is busy.',
  ],
  words: inviteMessages,
}
