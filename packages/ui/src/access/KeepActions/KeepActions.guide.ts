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
    '`InviteCard` and `RecurringInviteCard` bring them.',
  ],
  keyboard: {},
  accessibility: [
    'Each says where the key goes; a press that is worked on says so.',
  ],
  words: inviteMessages,
  example: { Example, source },
}
