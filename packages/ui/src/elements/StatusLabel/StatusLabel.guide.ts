import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const statusLabelGuide: ComponentGuide = {
  components: ['StatusLabel'],
  otherNames: ['status badge', 'state', 'lozenge'],
  when: [
    'The state of a person, a code, an invite, a door or an invoice in a list.',
    '`look="badge"` beside a title.',
    'Each status is its own export (`activeStatus`, `heldOpenStatus`, `paidStatus` …), so that a page loads only the icons that it uses.',
  ],
  not: [
    'A new state with its own icon: add it to the library’s statuses, so that it looks the same everywhere.',
    'A message: `InlineAlert`.',
  ],
  accessibility: [
    'Icon, word and color say the same; the word alone is enough.',
    'The page gives the word, in its language and as exact as possible: "Sending to 2 of 4".',
  ],
}
