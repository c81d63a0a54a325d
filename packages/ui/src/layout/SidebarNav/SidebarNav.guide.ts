import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { sidebarNavMessages } from './SidebarNav.messages.ts'

export const sidebarNavGuide: ComponentGuide = {
  components: ['SidebarNav'],
  otherNames: ['side navigation', 'menu', 'rail'],
  when: [
    'The pages of a product in named groups, beside `AppFrame` or in a `Drawer`.',
  ],
  not: [
    'The parts of one record: `TabNav`.',
    'Actions: `Menu`.',
  ],
  keyboard: {
    Tab: 'Goes through the pages.',
    Enter: 'Opens the page.',
  },
  accessibility: [
    'The current page has `aria-current`, and is marked by more than its color.',
    'Minimized, each icon keeps its name and shows it as a tooltip.',
  ],
  words: sidebarNavMessages,
}
