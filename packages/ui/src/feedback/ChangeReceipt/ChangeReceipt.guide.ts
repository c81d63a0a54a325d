import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { changeReceiptMessages } from './ChangeReceipt.messages.ts'

export const changeReceiptGuide: ComponentGuide = {
  components: ['ChangeReceipt'],
  otherNames: ['summary of changes', 'audit', 'saved'],
  when: [
    'After a save that changed several things, at the top of the page that was saved.',
    '`note` for an unfinished part: "Pool Gate is offline. Syncs when it’s back online."',
  ],
  not: [
    'After a small change: a toast (`Toaster`).',
    'An error, or a message before saving: `InlineAlert`.',
    'Before saving: `EffectPreview`, which says who is affected.',
  ],
  accessibility: [
    'It is a region named by its title. Move the focus to it, or announce it with a toast.',
    'Screen readers get "was" and "now"; others also see the difference by strokes.',
  ],
  words: changeReceiptMessages,
}
