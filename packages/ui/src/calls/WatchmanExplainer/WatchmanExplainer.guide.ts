import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { watchmanMessages } from './watchman.messages.ts'

export const watchmanExplainerGuide: ComponentGuide = {
  components: ['WatchmanExplainer'],
  otherNames: ['video player', 'captions', 'explainer'],
  when: [
    'To explain video visitor calls to users who will answer them.',
  ],
  not: [
    'Release notes: `SafeHtml` in a card.',
  ],
  accessibility: [
    'The video has captions and a transcript. It never plays automatically.',
  ],
  words: watchmanMessages,
}
