import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './VisuallyHidden.example.tsx'
import source from './VisuallyHidden.example.tsx?raw'

export const visuallyHiddenGuide: ComponentGuide = {
  components: ['VisuallyHidden'],
  status: 'stable',
  otherNames: ['screen reader only', 'sr-only'],
  when: [
    'Text for screen readers that others see from the layout: a table’s caption, "opens in a new tab".',
  ],
  not: [
    'Text that helps everyone: show it.',
    'Text that appears after an action: `LiveRegion`.',
  ],
  keyboard: {},
  accessibility: [
    'It stays in the reading order. Put nothing focusable inside it.',
  ],
  example: { Example, source },
}
