import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './ScanMode.example.tsx'
import source from './ScanMode.example.tsx?raw'

export const scanModeGuide: ComponentGuide = {
  components: ['ScanMode'],
  status: 'stable',
  otherNames: ['full screen code', 'kiosk'],
  when: [
    'A code of your own layout has to be held to a reader.',
  ],
  not: [
    '`InviteCard` and `RecurringInviteCard` open it themselves.',
  ],
  why: [
    'White in dark mode, awake, with name, end and clock in sight. It needs no network.',
  ],
  keyboard: {
    Escape: 'Closes it; the focus goes back.',
  },
  accessibility: [
    'It is a dialog named after the key. When the code ends or is used it says so and takes the code away.',
  ],
  example: { Example, source },
}
