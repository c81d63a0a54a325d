import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './ProgressBar.example.tsx'
import source from './ProgressBar.example.tsx?raw'

export const progressBarGuide: ComponentGuide = {
  components: ['ProgressBar'],
  status: 'new',
  since: '1.2',
  otherNames: ['progress', 'loading bar', 'percent'],
  when: [
    'Something that takes longer than a few seconds and whose length is known: an import, an export.',
  ],
  not: [
    'A short wait: `isBusy` of a button, or `LoadingState`.',
    'How much of a limited amount is used: `Meter`.',
    'Steps of a form: `WizardSteps`.',
  ],
  why: [
    'Without a `value` the bar stands still: motion would promise progress.',
  ],
  keyboard: {},
  accessibility: [
    '`label` says what goes on, `valueText` how far it is; put the same words beside it.',
  ],
  example: { Example, source },
}
