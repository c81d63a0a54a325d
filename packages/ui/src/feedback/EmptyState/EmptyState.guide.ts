import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const emptyStateGuide: ComponentGuide = {
  components: ['EmptyState'],
  otherNames: ['blank slate', 'zero state', 'no data'],
  when: [
    'A list or a card that is empty, and that the user can fill.',
    'A search without results: say what was searched, and offer to clear it.',
  ],
  not: [
    'A failed load: `ErrorPanel`.',
    'A missing right: `ErrorPanel` with a lock and who can give the right.',
    'A whole public page with one message: `StatusPage`.',
    'An empty list that is good news ("Nothing needs attention"): a `Text` line.',
  ],
  accessibility: [
    'The title is a heading of the region around it.',
  ],
}
