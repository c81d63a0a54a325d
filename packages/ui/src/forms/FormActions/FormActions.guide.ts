import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './FormActions.example.tsx'
import source from './FormActions.example.tsx?raw'

export const formActionsGuide: ComponentGuide = {
  components: ['FormActions'],
  status: 'stable',
  otherNames: ['button bar', 'button group', 'form footer'],
  when: [
    'The end of a form: what sends it, what leaves it.',
    '`reason` while the form can’t be sent. It is shown beside the button, and `aria-describedby` connects the two.',
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
