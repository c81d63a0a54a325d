import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const scanModeGuide: ComponentGuide = {
  components: ['ScanMode'],
  otherNames: ['full screen code', 'kiosk'],
  when: [
    'A code in your own layout that guests hold to a reader.',
  ],
  not: [
    '`InviteCard` and `RecurringInviteCard` open it themselves.',
  ],
  why: [
    'It is white in dark mode too, keeps the screen on, and shows name, end and clock. It needs no network.',
  ],
  keyboard: {
    Escape: 'Closes it; the focus goes back.',
  },
  accessibility: [
    'It is a dialog named after the key. When the code ends or is used, it says so and removes the code.',
  ],
}
