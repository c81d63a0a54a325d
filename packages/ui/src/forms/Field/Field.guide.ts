import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { fieldMessages } from './Field.messages.ts'

export const fieldGuide: ComponentGuide = {
  components: ['Field'],
  otherNames: ['form control', 'form item', 'form group'],
  when: [
    'Your own control that needs label, help and error like every other field.',
  ],
  not: [
    'A control that the library has: use its field.',
    'A group of controls: a `fieldset`, as in `RadioGroup`.',
  ],
  accessibility: [
    'Screen readers read the label, then help, status and error.',
    'The region of the error is in the page from the start, so that the error is announced.',
    'Spread the function’s argument onto the control: id, description, validity.',
  ],
  words: fieldMessages,
}
