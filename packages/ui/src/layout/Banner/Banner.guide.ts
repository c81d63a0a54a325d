import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Banner.example.tsx'
import source from './Banner.example.tsx?raw'

export const bannerGuide: ComponentGuide = {
  components: ['Banner'],
  status: 'stable',
  otherNames: ['system message', 'announcement', 'global alert'],
  when: [
    'Something is true for the whole frame until it ends: a lockdown, signed in as someone else, the account one works in, offline.',
    'Stack them in that order.',
  ],
  not: [
    'One page’s or one card’s matter: `InlineAlert`.',
    'News: a toast, or a card on the dashboard.',
  ],
  why: [
    'It cannot be dismissed: what it says would still be true.',
  ],
  keyboard: {},
  accessibility: [
    'Put them above the frame’s header: they are read first.',
    '`phoneTitle` and `phoneFacts` are the same in fewer words, not less.',
  ],
  example: { Example, source },
}
