import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { copyButtonMessages } from './CopyButton.messages.ts'

export const copyButtonGuide: ComponentGuide = {
  components: ['CopyButton'],
  status: 'new',
  since: '1.2',
  otherNames: ['clipboard', 'copy to clipboard'],
  when: [
    'A text that users need elsewhere: a link, a PIN, a list of changes.',
  ],
  not: [
    'A text that is shown only here and must not be lost: show it in a read-only field beside the button.',
  ],
  keyboard: {
    Enter: 'Copies.',
  },
  accessibility: [
    'It says “Copied”, or that it couldn’t copy, on the button and to screen readers.',
    'If the browser refuses, `onRefuse` can select the text for the user.',
  ],
  words: copyButtonMessages,
}
