import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { dialogMessages } from './Dialog.messages.ts'

export const dialogGuide: ComponentGuide = {
  components: ['Dialog'],
  otherNames: ['modal', 'popup', 'overlay', 'lightbox'],
  when: [
    'A question that must be answered first, or a short form about the page below.',
    '`alertdialog` if it must be answered and can’t be dismissed.',
  ],
  not: [
    'Something destructive: `ConfirmDialog`, which counts what is lost.',
    'More than a handful of fields: a page, which has an address.',
    'News: a toast or an `InlineAlert`.',
  ],
  why: [
    'An action that leaves the dialog is its `leadAction`, apart from the others. The safe button has the first focus.',
    'On a phone it is a sheet at the bottom.',
  ],
  keyboard: {
    Tab: 'Goes through its controls, and from the last to the first.',
    Escape: 'Closes it, unless it is an `alertdialog`.',
  },
  accessibility: [
    'It is named by its title and described by its `description`.',
    'The page below can’t be reached while it is open; afterwards the focus returns to the control that opened it.',
  ],
  words: dialogMessages,
}
