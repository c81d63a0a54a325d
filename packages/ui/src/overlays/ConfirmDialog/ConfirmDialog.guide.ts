import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './ConfirmDialog.example.tsx'
import source from './ConfirmDialog.example.tsx?raw'
import { confirmDialogMessages } from './ConfirmDialog.messages.ts'

export const confirmDialogGuide: ComponentGuide = {
  components: ['ConfirmDialog'],
  status: 'stable',
  otherNames: ['alert dialog', 'are you sure', 'confirmation'],
  when: [
    'Something is removed, moved out or made impossible to take back.',
    '`consequences` with counts, gravest first: what happens, and to how many users.',
    '`word` to type for what touches a whole property.',
  ],
  not: [
    'It can be undone: do it, and offer Undo in a toast.',
    'A choice without loss: `Dialog`.',
  ],
  keyboard: {
    Tab: 'Cancel first, then the button that does it.',
    Escape: 'Cancels.',
  },
  accessibility: [
    'Cancel has the first focus, so that Enter loses nothing.',
    'The button says what it does and to how many: "Remove access from 309 people".',
  ],
  words: confirmDialogMessages,
  example: { Example, source },
}
