import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { subscribePanelMessages } from './SubscribePanel.messages.ts'

export const subscribePanelGuide: ComponentGuide = {
  components: ['SubscribePanel'],
  otherNames: ['sign-up form', 'registration'],
  when: [
    'To join a call group by an invitation (specification §2 Subscribe).',
  ],
  not: [
    'A password for an existing account: `PasswordPanel`.',
  ],
  keyboard: {
    Enter: 'Sends the form, or says what is wrong and moves the focus there.',
  },
  accessibility: [
    'Alerts are announced, and the first wrong field has the focus.',
  ],
  words: subscribePanelMessages,
}
