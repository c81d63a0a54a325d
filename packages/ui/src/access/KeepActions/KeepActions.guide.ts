import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './KeepActions.example.tsx'
import source from './KeepActions.example.tsx?raw'
import { inviteMessages } from '@portal/domain'

export const keepActionsGuide: ComponentGuide = {
  components: ['KeepActions'],
  status: 'stable',
  otherNames: ['wallet buttons', 'add to calendar', 'download'],
  when: [
    'Under a key of your own layout: both wallets at equal size, and the calendar.',
  ],
  not: [
    '`InviteCard` and `RecurringInviteCard` have them.',
  ],
  keyboard: {},
  accessibility: [
    'Each button says where the key goes, and says so while it is busy.',
  ],
  words: inviteMessages,
  example: { Example, source },
}
