import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { conflictPanelMessages } from './ConflictPanel.messages.ts'

export const conflictPanelGuide: ComponentGuide = {
  components: ['ConflictPanel'],
  otherNames: ['merge', 'concurrent edit'],
  when: [
    'Saving was refused because someone else changed the same record meanwhile.',
    '`kept` lists the fields that were merged without a question.',
  ],
  not: [
    'The user’s own older draft: offer it, with its time.',
    'An error of one field: its `error`.',
  ],
  why: [
    'Users choose field by field, because one whole version would discard someone’s work.',
  ],
  keyboard: {
    ArrowDown: 'The other side.',
    ArrowUp: 'The other side.',
    Tab: 'The next field.',
  },
  accessibility: [
    'Each field is a group of two choices named by the field.',
    'Focus goes to the panel when it appears.',
  ],
  words: conflictPanelMessages,
}
