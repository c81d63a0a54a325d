import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { inviteMessages } from '@portal/domain'

export const inviteCardGuide: ComponentGuide = {
  components: ['InviteCard'],
  otherNames: ['visitor pass', 'ticket', 'virtual key'],
  when: [
    '`toInviteView(invite, now)` answers one of three kinds; each has its card: `temporary` → `InviteCard`, `recurring` → `RecurringInviteCard`, `message` → `InviteMessage`.',
    'Pass `property.city`: "Houston time" says more than a zone.',
    'Pass a `clock` on the server’s time, so that a wrong phone clock hides no valid key.',
    'Pass the platform’s official artwork to `wallet`: an element or an image’s address.',
  ],
  not: [
    'Don’t draw a wallet badge. Without artwork it shows a plain button.',
    'Don’t put the card on a colored tile, and don’t theme the code. Its white background is part of it.',
  ],
  why: [
    'Times are the property’s. The guest’s own time is beside them only if it differs.',
    'Scan mode is white in dark mode too, because the screen lights the code. Brand, name, end and clock stay, because staff distrust a bare code.',
  ],
  keyboard: {
    Tab: 'Goes through full screen, wallets and calendar.',
    Enter: 'Opens the code in full screen.',
  },
  accessibility: [
    'The code is an image; its name says what it opens.',
    'The end of its validity is in words, with the time zone.',
  ],
  words: inviteMessages,
}
