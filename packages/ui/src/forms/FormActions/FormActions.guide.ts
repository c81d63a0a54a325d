import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './FormActions.example.tsx'
import source from './FormActions.example.tsx?raw'

export const formActionsGuide: ComponentGuide = {
  components: ['FormActions'],
  status: 'stable',
  otherNames: ['button bar', 'button group', 'form footer'],
  when: [
    'The end of a form: what sends it, what leaves it.',
    '`reason` while it cannot be sent: it stands beside the button and is tied to it.',
  ],
  not: [
    'The foot of a dialog: its `actions`.',
    'A page that is edited at length: keep the bar in sight.',
  ],
  keyboard: {},
  accessibility: [
    'The button that waits stays focusable; a press says why it waits.',
  ],
  example: { Example, source },
}
