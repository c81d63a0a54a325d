import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { tagInputMessages } from './TagInput.messages.ts'

export const tagInputGuide: ComponentGuide = {
  components: ['TagInput'],
  status: 'new',
  since: '1.2',
  otherNames: ['chips input', 'tokens', 'multi-value', 'tags'],
  when: [
    'Several short free texts: license plates, addresses, words.',
  ],
  not: [
    'Several of a list: `MultiComboboxField` or `CheckboxGroup`.',
    'One long text: `TextArea`.',
  ],
  why: [
    'Its texts are below the field, not inside, so that the field keeps its height and long texts wrap.',
  ],
  keyboard: {
    Enter: 'Adds the typed text.',
    ',': 'The same.',
    Backspace: 'In the empty field: removes the last text.',
  },
  accessibility: [
    'Each text has a button named after it; adding and removing are announced.',
    'Leaving the field adds the typed text, so that it is not lost.',
  ],
  words: tagInputMessages,
}
