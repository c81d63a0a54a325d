import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const iconButtonGuide: ComponentGuide = {
  components: ['IconButton'],
  otherNames: ['tool button', 'action icon'],
  when: [
    'Search, close, more, the pager, and the tools of a row: well-known icons whose word would be repeated on every line.',
  ],
  not: [
    'Any less common action: `Button` with its word.',
    'A state to read: `StatusLabel`.',
  ],
  keyboard: {
    Enter: 'Presses it.',
    Space: 'Presses it.',
  },
  accessibility: [
    '`label` is its name and its tooltip. Name the thing too: "Remove Pool Gate", not "Remove".',
    'The target is at least 32 px, 44 on a phone.',
  ],
}
