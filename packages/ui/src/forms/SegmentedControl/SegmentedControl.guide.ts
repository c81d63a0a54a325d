import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const segmentedControlGuide: ComponentGuide = {
  components: ['SegmentedControl'],
  status: 'new',
  since: '1.2',
  otherNames: ['toggle group', 'button group', 'switcher', 'radio buttons'],
  when: [
    'Two to five short choices with an immediate effect, one always selected: a speed, a view, a span of time.',
  ],
  not: [
    'Choices that need a sentence, or that may all stay unselected: `RadioGroup`.',
    'Longer words or more of them: `SelectField`.',
    'Views with content of their own: `Tabs`.',
    'More than one may be selected: `CheckboxGroup`.',
  ],
  keyboard: {
    ArrowRight: 'Chooses the next.',
    ArrowLeft: 'Chooses the one before.',
    Tab: 'Leaves the row.',
  },
  accessibility: [
    'They are radio buttons in a `fieldset`; `label` is its legend.',
  ],
}
