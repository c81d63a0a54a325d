import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Spinner.example.tsx'
import source from './Spinner.example.tsx?raw'

export const spinnerGuide: ComponentGuide = {
  components: ['Spinner'],
  status: 'stable',
  otherNames: ['loader', 'progress', 'activity indicator'],
  when: [
    'Something is loading, and a word beside it says what.',
  ],
  not: [
    'A whole page or card: `LoadingState` or `Skeleton`.',
    'A button’s press: `Button isBusy`.',
  ],
  keyboard: {},
  accessibility: [
    '`label` only if no word is beside it; otherwise it is hidden.',
    'With reduced motion it does not turn.',
  ],
  example: { Example, source },
}
