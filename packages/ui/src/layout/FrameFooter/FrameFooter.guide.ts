import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './FrameFooter.example.tsx'
import source from './FrameFooter.example.tsx?raw'
import { frameFooterMessages } from './FrameFooter.messages.ts'

export const frameFooterGuide: ComponentGuide = {
  components: ['FrameFooter'],
  status: 'stable',
  otherNames: ['footer'],
  when: [
    '`AppFrame` and `PublicFrame` draw it from their `footer`. Alone only in your own frame.',
  ],
  not: [
    'Navigation of the product: `SidebarNav`.',
  ],
  keyboard: {},
  accessibility: [
    'It is the page’s content information.',
  ],
  words: frameFooterMessages,
  example: { Example, source },
}
