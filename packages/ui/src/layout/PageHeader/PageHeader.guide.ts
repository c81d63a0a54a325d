import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './PageHeader.example.tsx'
import source from './PageHeader.example.tsx?raw'
import { pageHeaderMessages } from './PageHeader.messages.ts'

export const pageHeaderGuide: ComponentGuide = {
  components: ['PageHeader'],
  status: 'stable',
  otherNames: ['page title', 'breadcrumb'],
  when: [
    'At the top of every page: its title, its state and its actions.',
  ],
  not: [
    'The top of a card: its `title` and `actions`.',
  ],
  keyboard: {},
  accessibility: [
    'Its title is the page’s one `h1`.',
    'The breadcrumb is its own navigation, without the page itself.',
  ],
  words: pageHeaderMessages,
  example: { Example, source },
}
