import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './EmptyState.example.tsx'
import source from './EmptyState.example.tsx?raw'

export const emptyStateGuide: ComponentGuide = {
  components: ['EmptyState'],
  status: 'stable',
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
  keyboard: {},
  accessibility: [
    'The title is a heading of the region around it.',
  ],
  example: { Example, source },
}
