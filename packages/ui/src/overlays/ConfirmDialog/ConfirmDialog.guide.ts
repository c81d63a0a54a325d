import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { confirmDialogMessages } from './ConfirmDialog.messages.ts'

export const confirmDialogGuide: ComponentGuide = {
  components: ['ConfirmDialog'],
  otherNames: ['alert dialog', 'are you sure', 'confirmation'],
  when: [
    'Before a user removes something, moves users out, or does something that can’t be undone.',
    '`consequences` with counts, gravest first: what happens, and to how many users.',
    '`word` to type for an action on a whole property.',
  ],
  not: [
    'An action that can be undone: do it, and offer Undo in a toast.',
    'A choice without loss: `Dialog`.',
  ],
  keyboard: {
    Tab: 'Goes to Cancel, then to the button that acts.',
    Escape: 'Cancels.',
  },
  accessibility: [
    'Cancel has the first focus, so that Enter is safe.',
    'The button says what it does and to how many users: "Remove access from 309 users".',
  ],
  words: confirmDialogMessages,
}
