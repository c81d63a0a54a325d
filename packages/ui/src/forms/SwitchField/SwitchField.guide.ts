import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './SwitchField.example.tsx'
import source from './SwitchField.example.tsx?raw'

export const switchFieldGuide: ComponentGuide = {
  components: ['SwitchField'],
  status: 'stable',
  otherNames: ['toggle'],
  when: [
    'One thing that is on or off, at once.',
  ],
  not: [
    'It takes effect when the form is sent: `CheckboxField`.',
  ],
  keyboard: {
    Space: 'Switches it.',
  },
  accessibility: [
    'It is a switch that says its own state; the label does not change with it.',
  ],
  example: { Example, source },
}
