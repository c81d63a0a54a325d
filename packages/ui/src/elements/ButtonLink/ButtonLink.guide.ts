import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const buttonLinkGuide: ComponentGuide = {
  components: ['ButtonLink'],
  otherNames: ['anchor button', 'call to action'],
  when: [
    'A link to another page that is a main action here: "Send invite", "Go home", "Back to users".',
  ],
  not: [
    'An action: `Button`.',
    'A page that cannot be opened now: `Button` with `disabledReason`, because a link is never disabled or busy.',
    'A link inside a sentence or a table: `TextLink`.',
  ],
  keyboard: {
    Enter: 'Follows the link.',
  },
  accessibility: [
    'It is a real link: it can open in a new tab, and the browser shows its address.',
    'The router of `LinkProvider` renders it, if there is one.',
  ],
}
