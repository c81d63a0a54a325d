import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './ErrorPanel.example.tsx'
import source from './ErrorPanel.example.tsx?raw'
import { errorPanelMessages } from './ErrorPanel.messages.ts'

export const errorPanelGuide: ComponentGuide = {
  components: ['ErrorPanel'],
  status: 'stable',
  otherNames: ['error state', 'failure', 'error boundary'],
  when: [
    'A card’s or a list’s content did not come, while the rest of the page did.',
    'Someone lacks the right: with a lock, a neutral tone, and the name of who can give it.',
  ],
  not: [
    'A form’s refusal: the field’s `error`, or an `InlineAlert` above the form.',
    'The whole page broke: `StatusPage`.',
    'It was there and could not be refreshed: keep it, and say so in an `InlineAlert`.',
  ],
  keyboard: {},
  accessibility: [
    'It is announced when it appears in the place of what was asked for.',
    '`onRetry` keeps the focus on the button while it tries again.',
  ],
  words: errorPanelMessages,
  example: { Example, source },
}
