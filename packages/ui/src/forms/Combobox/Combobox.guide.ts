import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Combobox.example.tsx'
import source from './Combobox.example.tsx?raw'
import { comboboxMessages } from './Combobox.messages.ts'

export const comboboxGuide: ComponentGuide = {
  components: ['ComboboxField', 'Combobox', 'MultiComboboxField'],
  status: 'stable',
  otherNames: ['autocomplete', 'typeahead', 'searchable select', 'dropdown'],
  when: [
    'One of many: doors, groups, people, zones. Someone types a part of the name.',
    '`Combobox` without label or help in a table or a bar; `ComboboxField` in a form.',
    '`onSearchChange` where the service searches; `options` is then what it found, and `onMore` asks for what follows.',
    '`MultiComboboxField` for several of many.',
  ],
  not: [
    'A dozen or fewer: `SelectField`, whose list is the phone’s own.',
    'A list whose length is not known beforehand: `ChoiceField` takes the one or the other.',
    'Text of one’s own alone: `TextField`. What is typed and not chosen is dropped, unless `onOwnAdd` takes it.',
  ],
  keyboard: {
    ArrowDown: 'Opens the list; the next choice.',
    ArrowUp: 'The choice before.',
    Enter: 'Takes it.',
    Escape: 'Closes the list; what was chosen stays.',
    'Home, End': 'The first and the last choice.',
  },
  accessibility: [
    'It is a combobox with a list; how many fit is said while typing.',
    'Each option says its `fact` after its label.',
  ],
  words: comboboxMessages,
  example: { Example, source },
}
