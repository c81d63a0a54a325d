import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const tabNavGuide: ComponentGuide = {
  components: ['TabNav'],
  otherNames: ['tabs', 'sub-navigation'],
  when: [
    'The pages of one record: access, profile, invites, changes.',
  ],
  not: [
    'Steps in order: `WizardSteps`.',
    'Two views of one list: a filter.',
  ],
  why: [
    'They are links: each has its address, and Back works.',
  ],
  keyboard: {
    Tab: 'Goes through the pages.',
    Enter: 'Opens the page.',
  },
  accessibility: [
    'It is a navigation named by `label`; the current page is marked with `aria-current`.',
  ],
}
