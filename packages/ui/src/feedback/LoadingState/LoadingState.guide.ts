import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './LoadingState.example.tsx'
import source from './LoadingState.example.tsx?raw'
import { loadingStateMessages } from './LoadingState.messages.ts'

export const loadingStateGuide: ComponentGuide = {
  components: ['LoadingState'],
  status: 'stable',
  otherNames: ['loader', 'placeholder'],
  when: [
    'The first load of a card whose shape is not known.',
    'With `Skeleton` children where it is.',
  ],
  not: [
    'A later load: keep the old content with `aria-busy`.',
    'A press: `Button isBusy`.',
  ],
  keyboard: {},
  accessibility: [
    'It is a status that says its `label` once it shows, after 300 ms.',
  ],
  words: loadingStateMessages,
  example: { Example, source },
}
