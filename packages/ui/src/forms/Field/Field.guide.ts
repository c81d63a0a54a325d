import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Field.example.tsx'
import source from './Field.example.tsx?raw'
import { fieldMessages } from './Field.messages.ts'

export const fieldGuide: ComponentGuide = {
  components: ['Field'],
  status: 'stable',
  otherNames: ['form control', 'form item', 'form group'],
  when: [
    'A control of your own needs label, help and error like every other field.',
  ],
  not: [
    'One of the house’s fields does it: take that.',
    'A group of controls: a `fieldset`, as `RadioGroup` has it.',
  ],
  keyboard: {},
  accessibility: [
    'The label is tied to the control; help, status and error are read after it, in that order.',
    'The error’s region stands before it speaks, so that it is heard.',
    'Spread what the function receives onto the control: id, description, validity.',
  ],
  words: fieldMessages,
  example: { Example, source },
}
