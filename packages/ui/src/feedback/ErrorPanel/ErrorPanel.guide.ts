import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { errorPanelMessages } from './ErrorPanel.messages.ts'

export const errorPanelGuide: ComponentGuide = {
  components: ['ErrorPanel'],
  otherNames: ['error state', 'failure', 'error boundary'],
  when: [
    'The content of a card or a list could not be loaded, but the rest of the page could.',
    'A missing right: with a lock, a neutral tone, and who can give it.',
  ],
  not: [
    'A form’s refusal: the field’s `error`, or an `InlineAlert` above the form.',
    'An error of the whole page: `StatusPage`.',
    'Content that could not be refreshed: keep it, and say so in an `InlineAlert`.',
  ],
  accessibility: [
    'It is announced when it replaces the requested content.',
    '`onRetry` keeps the focus on the button while it tries again.',
  ],
  words: errorPanelMessages,
}
