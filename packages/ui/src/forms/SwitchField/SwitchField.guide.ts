import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const switchFieldGuide: ComponentGuide = {
  components: ['SwitchField'],
  otherNames: ['toggle'],
  when: [
    'A setting that turns on or off at once.',
  ],
  not: [
    'A setting that is saved with a form: `CheckboxField`.',
  ],
  keyboard: {
    Space: 'Turns it on or off.',
  },
  accessibility: [
    'It is a switch that says its own state; the label does not change with it.',
  ],
}
