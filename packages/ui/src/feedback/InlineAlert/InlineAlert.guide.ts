import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './InlineAlert.example.tsx'
import source from './InlineAlert.example.tsx?raw'

export const inlineAlertGuide: ComponentGuide = {
  components: ['InlineAlert'],
  status: 'stable',
  otherNames: ['notice', 'message', 'callout', 'banner'],
  when: [
    'Something is true or went wrong right here, and stays so until someone acts.',
    '`actions` for what to do about it.',
  ],
  not: [
    'It is done and needs nothing: a toast.',
    'It is true of the whole frame: `Banner`.',
    'One field is wrong: its `error`.',
  ],
  keyboard: {},
  accessibility: [
    'Without a role it is part of the page. Pass `role="alert"` for a failure and `role="status"` for a success that appear after an action.',
    'The icon repeats the tone; the words carry it.',
  ],
  example: { Example, source },
}
