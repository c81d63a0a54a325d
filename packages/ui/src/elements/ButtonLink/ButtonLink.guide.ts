import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './ButtonLink.example.tsx'
import source from './ButtonLink.example.tsx?raw'

export const buttonLinkGuide: ComponentGuide = {
  components: ['ButtonLink'],
  status: 'stable',
  otherNames: ['anchor button', 'call to action'],
  when: [
    'A press leads to another page, and that is the main thing here: "Send invite", "Go home", "Back to users".',
  ],
  not: [
    'A press does something: `Button`.',
    'A link inside a sentence or a table: `TextLink`.',
  ],
  keyboard: {
    Enter: 'Follows the link.',
  },
  accessibility: [
    'It is a link to assistive technology and to the browser: it opens in a new tab, and shows its address.',
    'A router renders it where `LinkProvider` names one.',
  ],
  example: { Example, source },
}
