import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './WatchmanExplainer.example.tsx'
import source from './WatchmanExplainer.example.tsx?raw'
import { watchmanMessages } from './watchman.messages.ts'

export const watchmanExplainerGuide: ComponentGuide = {
  components: ['WatchmanExplainer'],
  status: 'stable',
  otherNames: ['video player', 'captions', 'explainer'],
  when: [
    'Video visitor calls are explained to someone who will answer them.',
  ],
  not: [
    'Release notes: `SafeHtml` in a card.',
  ],
  keyboard: {},
  accessibility: [
    'The film has captions, and the transcript says the same in words. It never plays automatically.',
  ],
  words: watchmanMessages,
  example: { Example, source },
}
