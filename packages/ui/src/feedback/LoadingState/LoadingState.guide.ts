import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { loadingStateMessages } from './LoadingState.messages.ts'

export const loadingStateGuide: ComponentGuide = {
  components: ['LoadingState'],
  otherNames: ['loader', 'placeholder'],
  when: [
    'The first load of a card whose shape is not known.',
    'With `Skeleton` children if the shape is known.',
  ],
  not: [
    'A later load: keep the old content with `aria-busy`.',
    'A pressed button: `Button isBusy`.',
  ],
  accessibility: [
    'It is a status that announces its `label` when it appears, after 300 ms.',
  ],
  words: loadingStateMessages,
}
