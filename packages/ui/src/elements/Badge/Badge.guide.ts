import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const badgeGuide: ComponentGuide = {
  components: ['Badge'],
  otherNames: ['tag', 'chip', 'pill', 'lozenge'],
  when: [
    'One state beside a title: "Recurring", "Level 2", "Read only".',
    '`tone` only if the color means the same as the word.',
  ],
  not: [
    'A state in a list or table: `StatusLabel`, lighter and with its icon.',
    'A count: `Text isTabular`, or the `fact` of a `Card`.',
    'A control to press: `Button size="compact"`, or a filter’s chip.',
  ],
  accessibility: [
    'It is text; the color repeats the word and never replaces it.',
  ],
}
