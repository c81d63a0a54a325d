import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Dialog.example.tsx'
import source from './Dialog.example.tsx?raw'
import { dialogMessages } from './Dialog.messages.ts'

export const dialogGuide: ComponentGuide = {
  components: ['Dialog'],
  status: 'stable',
  otherNames: ['modal', 'popup', 'overlay', 'lightbox'],
  when: [
    'The page cannot go on without an answer, or a short form belongs to what stands below it.',
    '`alertdialog` where it must be answered, not dismissed.',
  ],
  not: [
    'Something destructive: `ConfirmDialog`, which counts what is lost.',
    'More than a handful of fields: a page, which has an address.',
    'News: a toast or an `InlineAlert`.',
  ],
  why: [
    'The leaving action stands apart as `leadAction`; the safe one has the first focus.',
    'On a phone it is a sheet from below, where the thumb is.',
  ],
  keyboard: {
    Tab: 'Goes round inside it.',
    Escape: 'Closes it, unless it is an `alertdialog`.',
  },
  accessibility: [
    'It is named by its title and described by its `description`.',
    'What lies below cannot be reached while it is open; the focus comes back to what opened it.',
  ],
  words: dialogMessages,
  example: { Example, source },
}
