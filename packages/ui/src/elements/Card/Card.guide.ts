import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const cardGuide: ComponentGuide = {
  components: ['Card'],
  otherNames: ['panel', 'tile', 'box', 'section'],
  when: [
    'One subject with its title, its facts and its actions.',
    '`fact` for a count beside the title, `facts` for a line below it, `actions` beside both, `foot` for a link to the whole list.',
    '`padding="none"` around a table or a list that reaches the edge; `roomy` on a public page that has one card.',
  ],
  not: [
    'A box inside a box: use `Stack` and a `Divider`.',
    'A question: `Dialog`.',
  ],
  accessibility: [
    'With a `title` it is a named section; `titleLevel` keeps the headings in order.',
    'Set `aria-busy` while it refreshes, and leave the old content.',
  ],
}
