import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './SidebarNav.example.tsx'
import source from './SidebarNav.example.tsx?raw'
import { sidebarNavMessages } from './SidebarNav.messages.ts'

export const sidebarNavGuide: ComponentGuide = {
  components: ['SidebarNav'],
  status: 'stable',
  otherNames: ['side navigation', 'menu', 'rail'],
  when: [
    'The places of a product in named groups, at the side of `AppFrame` or in a `Drawer`.',
  ],
  not: [
    'The parts of one record: `TabNav`.',
    'Actions: `Menu`.',
  ],
  keyboard: {
    Tab: 'Goes through the places.',
    Enter: 'Goes there.',
  },
  accessibility: [
    'The current place is marked with `aria-current`, and by more than its color.',
    'Minimized, each icon keeps its name and shows it as a tooltip.',
  ],
  words: sidebarNavMessages,
  example: { Example, source },
}
