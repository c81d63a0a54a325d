import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Drawer.example.tsx'
import source from './Drawer.example.tsx?raw'
import { drawerMessages } from './Drawer.messages.ts'

export const drawerGuide: ComponentGuide = {
  components: ['Drawer'],
  status: 'stable',
  otherNames: ['side panel', 'sheet', 'tray', 'slide-over'],
  when: [
    'The navigation of a frame on a narrow screen.',
  ],
  not: [
    'A form or a detail: a page or a `Dialog`.',
    'A wide screen: the sidebar is in sight.',
  ],
  keyboard: {
    Tab: 'Goes round inside it.',
    Escape: 'Closes it.',
  },
  accessibility: [
    'It is a dialog named by `label`; what lies below cannot be reached.',
    'It closes when a place is chosen, and the focus comes back to what opened it.',
  ],
  words: drawerMessages,
  example: { Example, source },
}
