import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './TabNav.example.tsx'
import source from './TabNav.example.tsx?raw'

export const tabNavGuide: ComponentGuide = {
  components: ['TabNav'],
  status: 'stable',
  otherNames: ['tabs', 'sub-navigation'],
  when: [
    'One record has several pages: access, profile, invites, changes.',
  ],
  not: [
    'Steps in an order: `WizardSteps`.',
    'Two views of one list: a filter.',
  ],
  why: [
    'They are links: each has its address, and the browser’s back works.',
  ],
  keyboard: {
    Tab: 'Goes through the pages.',
    Enter: 'Goes there.',
  },
  accessibility: [
    'It is a navigation named by `label`; the current page is marked with `aria-current`.',
  ],
  example: { Example, source },
}
