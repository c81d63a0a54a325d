import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const liveRegionGuide: ComponentGuide = {
  components: ['LiveRegion'],
  otherNames: ['announcer', 'aria-live'],
  when: [
    'Text that appears after an action and that screen readers should announce: "3 found", "Copied".',
    'Render it empty with the page, and add the text later.',
  ],
  not: [
    'A text that a toast or an `InlineAlert role="alert"` announces already.',
    'A text that changes every second.',
  ],
  accessibility: [
    '`polite` waits for a pause; `assertive` interrupts, and is for urgent messages.',
  ],
}
