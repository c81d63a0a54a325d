import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const checkboxFieldGuide: ComponentGuide = {
  components: ['CheckboxField'],
  otherNames: ['checkbox', 'tick box'],
  when: [
    'A yes or no that takes effect when the form is saved.',
  ],
  not: [
    'A setting that changes at once: `SwitchField`.',
    'One of several: `RadioGroup`.',
  ],
  keyboard: {
    Space: 'Checks or clears it.',
  },
  accessibility: [
    'The whole line is the target.',
    'Screen readers read its error after its name.',
  ],
}
