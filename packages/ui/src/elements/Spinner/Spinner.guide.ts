import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const spinnerGuide: ComponentGuide = {
  components: ['Spinner'],
  otherNames: ['loader', 'progress', 'activity indicator'],
  when: [
    'Something is loading, and a word beside it says what.',
  ],
  not: [
    'A whole page or card: `LoadingState` or `Skeleton`.',
    'A button’s press: `Button isBusy`.',
  ],
  accessibility: [
    '`label` only if no word is beside it; otherwise it is hidden.',
    'With reduced motion it does not turn.',
  ],
}
