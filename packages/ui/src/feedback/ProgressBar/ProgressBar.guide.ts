import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const progressBarGuide: ComponentGuide = {
  components: ['ProgressBar'],
  status: 'new',
  since: '1.2',
  otherNames: ['progress', 'loading bar', 'percent'],
  when: [
    'Work of more than a few seconds with a known length: an import, an export.',
  ],
  not: [
    'A short wait: `isBusy` of a button, or `LoadingState`.',
    'The used part of a limited amount: `Meter`.',
    'Steps of a form: `WizardSteps`.',
  ],
  why: [
    'Without a `value` the bar does not move, because motion would suggest progress.',
  ],
  accessibility: [
    '`label` says what runs, `valueText` its progress; show the same text beside it.',
  ],
}
