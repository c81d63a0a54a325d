import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './VisuallyHidden.example.tsx'
import source from './VisuallyHidden.example.tsx?raw'

export const visuallyHiddenGuide: ComponentGuide = {
  components: ['VisuallyHidden'],
  status: 'stable',
  otherNames: ['screen reader only', 'sr-only'],
  when: [
    'Sighted people see from the picture what others have to hear: a table’s caption, "opens in a new tab".',
  ],
  not: [
    'Text that everyone could use: show it.',
    'What appears after an action: `LiveRegion`.',
  ],
  keyboard: {},
  accessibility: [
    'It stays in the reading order. Nothing that takes focus belongs inside it.',
  ],
  example: { Example, source },
}
