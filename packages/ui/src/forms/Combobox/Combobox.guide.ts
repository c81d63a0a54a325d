import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { comboboxMessages } from './Combobox.messages.ts'

export const comboboxGuide: ComponentGuide = {
  components: ['ComboboxField', 'Combobox', 'MultiComboboxField'],
  otherNames: ['autocomplete', 'typeahead', 'searchable select', 'dropdown'],
  when: [
    'One of many: doors, groups, users, zones. The user types a part of the name.',
    '`Combobox` without label or help in a table or a bar; `ComboboxField` in a form.',
    '`onSearchChange` if the service searches; `options` is then its result, and `onMore` loads more.',
    '`MultiComboboxField` for several of many.',
  ],
  not: [
    'A dozen or fewer: `SelectField`, which uses the phone’s own list.',
    'A list of unknown length: `ChoiceField`, which uses one or the other.',
    'Free text: `TextField`. Typed text that is not chosen is dropped, unless `onOwnAdd` accepts it.',
  ],
  keyboard: {
    ArrowDown: 'Opens the list; the next choice.',
    ArrowUp: 'The previous choice.',
    Enter: 'Chooses it.',
    Escape: 'Closes the list; the choice stays.',
    'Home, End': 'The first and the last choice.',
  },
  accessibility: [
    'It is a combobox with a list; the number of matches is announced while typing.',
    'Screen readers read the `fact` of an option after its label.',
  ],
  words: comboboxMessages,
}
