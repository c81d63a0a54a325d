import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './PageHeader.example.tsx'
import source from './PageHeader.example.tsx?raw'
import { pageHeaderMessages } from './PageHeader.messages.ts'

export const pageHeaderGuide: ComponentGuide = {
  components: ['PageHeader'],
  status: 'stable',
  otherNames: ['page title', 'breadcrumb'],
  when: [
    'At the top of every page: where one is, what is true here, what can be done.',
  ],
  not: [
    'A card’s head: the card’s `title` and `actions`.',
  ],
  keyboard: {},
  accessibility: [
    'Its title is the page’s one `h1`.',
    'The breadcrumb is a navigation of its own; the page itself is not in it.',
  ],
  words: pageHeaderMessages,
  example: { Example, source },
}
