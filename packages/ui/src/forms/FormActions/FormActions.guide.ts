import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const formActionsGuide: ComponentGuide = {
  components: ['FormActions'],
  otherNames: ['button bar', 'button group', 'form footer'],
  when: [
    'The buttons at the end of a form.',
    '`reason` while the form can’t be sent. It is shown beside the button, and `aria-describedby` connects the two.',
  ],
  not: [
    'The foot of a dialog: its `actions`.',
    'A long form: `FootBar`, which stays in sight.',
  ],
  accessibility: [
    'A disabled button stays focusable; a press says why it is disabled.',
  ],
}
