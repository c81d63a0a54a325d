import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const visuallyHiddenGuide: ComponentGuide = {
  components: ['VisuallyHidden'],
  otherNames: ['screen reader only', 'sr-only'],
  when: [
    'Text for screen readers that others see from the layout: a table’s caption, "opens in a new tab".',
  ],
  not: [
    'Text that helps everyone: show it.',
    'Text that appears after an action: `LiveRegion`.',
  ],
  accessibility: [
    'It stays in the reading order. Put nothing focusable inside it.',
  ],
}
