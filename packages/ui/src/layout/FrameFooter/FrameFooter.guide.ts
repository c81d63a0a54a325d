import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { frameFooterMessages } from './FrameFooter.messages.ts'

export const frameFooterGuide: ComponentGuide = {
  components: ['FrameFooter'],
  otherNames: ['footer'],
  when: [
    '`AppFrame` and `PublicFrame` draw it from their `footer`. Alone only in your own frame.',
  ],
  not: [
    'Navigation of the product: `SidebarNav`.',
  ],
  accessibility: [
    'It is the page’s content information.',
  ],
  words: frameFooterMessages,
}
