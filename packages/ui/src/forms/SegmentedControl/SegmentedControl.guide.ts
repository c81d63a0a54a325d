import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './SegmentedControl.example.tsx'
import source from './SegmentedControl.example.tsx?raw'

export const segmentedControlGuide: ComponentGuide = {
  components: ['SegmentedControl'],
  status: 'new',
  since: '1.2',
  otherNames: ['toggle group', 'button group', 'switcher', 'radio buttons'],
  when: [
    'Two to five short choices that work at once and of which one always holds: a speed, a view, a span of time.',
  ],
  not: [
    'Choices that need a sentence, or none of which may hold: `RadioGroup`.',
    'Longer words or more of them: `SelectField`.',
    'Views with content of their own: `Tabs`.',
    'Several may hold: `CheckboxGroup`.',
  ],
  keyboard: {
    ArrowRight: 'Chooses the next.',
    ArrowLeft: 'Chooses the one before.',
    Tab: 'Leaves the row.',
  },
  accessibility: [
    'They are radio buttons in a `fieldset`; `label` is its legend.',
  ],
  example: { Example, source },
}
