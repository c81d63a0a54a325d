import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './LiveRegion.example.tsx'
import source from './LiveRegion.example.tsx?raw'

export const liveRegionGuide: ComponentGuide = {
  components: ['LiveRegion'],
  status: 'stable',
  otherNames: ['announcer', 'aria-live'],
  when: [
    'Words appear after an action and should be heard: "3 found", "Copied".',
    'Render it empty with the page, and put the words in later.',
  ],
  not: [
    'A toast or an `InlineAlert role="alert"` already says it: it would be heard twice.',
    'What changes every second: nobody can listen to a clock.',
  ],
  keyboard: {},
  accessibility: [
    '`polite` waits for a pause; `assertive` interrupts, and is for what must be known at once.',
  ],
  example: { Example, source },
}
