import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { pageHeaderMessages } from './PageHeader.messages.ts'

export const pageHeaderGuide: ComponentGuide = {
  components: ['PageHeader'],
  otherNames: ['page title', 'breadcrumb'],
  when: [
    'At the top of every page: its title, its state and its actions.',
  ],
  not: [
    'The top of a card: its `title` and `actions`.',
  ],
  accessibility: [
    'Its title is the page’s one `h1`.',
    'The breadcrumb is its own navigation, without the page itself.',
  ],
  words: pageHeaderMessages,
}
