import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './ChangeReceipt.example.tsx'
import source from './ChangeReceipt.example.tsx?raw'
import { changeReceiptMessages } from './ChangeReceipt.messages.ts'

export const changeReceiptGuide: ComponentGuide = {
  components: ['ChangeReceipt'],
  status: 'stable',
  otherNames: ['summary of changes', 'audit', 'saved'],
  when: [
    'After a save that changed several things, at the top of the page that was saved.',
    '`note` for what is true but not done yet: "Pool Gate is offline. It gets the codes when it is back."',
  ],
  not: [
    'One small thing was done: a toast (`Toaster`).',
    'What is wrong, or true before anything was saved: `InlineAlert`.',
    'Before saving: `EffectPreview` says who is touched.',
  ],
  keyboard: {},
  accessibility: [
    'It is a region named by its title; give it focus or announce it with a toast.',
    'Old and new are read as "was" and "now", not told apart by strokes alone.',
  ],
  words: changeReceiptMessages,
  example: { Example, source },
}
