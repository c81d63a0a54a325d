import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './EmptyState.example.tsx'
import source from './EmptyState.example.tsx?raw'

export const emptyStateGuide: ComponentGuide = {
  components: ['EmptyState'],
  status: 'stable',
  otherNames: ['blank slate', 'zero state', 'no data'],
  when: [
    'A list or a card has nothing yet, and someone could put something there.',
    'A search finds nothing: say what was searched, and offer to clear it.',
  ],
  not: [
    'The load failed: `ErrorPanel`.',
    'Someone may not see it: `ErrorPanel` with a lock and who can give the right.',
    'A whole public page has one thing to say: `StatusPage`.',
    'Nothing is the good news ("Nothing needs you"): a `Text` line.',
  ],
  keyboard: {},
  accessibility: [
    'The title is a heading of the region it stands in.',
  ],
  example: { Example, source },
}
