import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { drawerMessages } from './Drawer.messages.ts'

export const drawerGuide: ComponentGuide = {
  components: ['Drawer'],
  otherNames: ['side panel', 'sheet', 'tray', 'slide-over'],
  when: [
    'The navigation of a frame on a narrow screen.',
  ],
  not: [
    'A form or a detail: a page or a `Dialog`.',
    'A wide screen: the sidebar is in sight.',
  ],
  keyboard: {
    Tab: 'Goes through its controls, and from the last to the first.',
    Escape: 'Closes it.',
  },
  accessibility: [
    'It is a dialog named by `label`; the page below can’t be reached.',
    'It closes when a page is chosen, and the focus returns to the control that opened it.',
  ],
  words: drawerMessages,
}
