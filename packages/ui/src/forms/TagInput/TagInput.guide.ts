import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './TagInput.example.tsx'
import source from './TagInput.example.tsx?raw'
import { tagInputMessages } from './TagInput.messages.ts'

export const tagInputGuide: ComponentGuide = {
  components: ['TagInput'],
  status: 'new',
  since: '1.2',
  otherNames: ['chips input', 'tokens', 'multi-value', 'tags'],
  when: [
    'Several short texts that nobody can list beforehand: license plates, addresses, words.',
  ],
  not: [
    'Several of what there is: `MultiComboboxField`, or `CheckboxGroup`.',
    'One long text: `TextArea`.',
  ],
  why: [
    'What is in it stands below the field, not inside: the field keeps its height and its focus ring, and long texts wrap.',
  ],
  keyboard: {
    Enter: 'Adds what is typed.',
    ',': 'The same.',
    Backspace: 'In the empty field: takes the last one away.',
  },
  accessibility: [
    'Each text has a button named after it, and what was added or taken away is told.',
    'What is typed and not added counts on leaving, so that nobody loses it.',
  ],
  words: tagInputMessages,
  example: { Example, source },
}
