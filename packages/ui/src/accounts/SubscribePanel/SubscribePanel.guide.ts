import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './SubscribePanel.example.tsx'
import source from './SubscribePanel.example.tsx?raw'
import { subscribePanelMessages } from './SubscribePanel.messages.ts'

export const subscribePanelGuide: ComponentGuide = {
  components: ['SubscribePanel'],
  status: 'stable',
  otherNames: ['sign-up form', 'registration'],
  when: [
    'Someone joins a call group by an invitation (specification §2 Subscribe).',
  ],
  not: [
    'Setting a password for an account that exists: `PasswordPanel`.',
  ],
  keyboard: {
    Enter: 'Sends, or says what is wrong and goes there.',
  },
  accessibility: [
    'Alerts are announced, and the first wrong field has the focus.',
  ],
  words: subscribePanelMessages,
  example: { Example, source },
}
