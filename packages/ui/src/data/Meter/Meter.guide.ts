import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const meterGuide: ComponentGuide = {
  components: ['Meter'],
  status: 'new',
  since: '1.2',
  otherNames: ['gauge', 'capacity', 'usage', 'quota'],
  when: [
    'The used part of a limited amount: PINs on a controller, uses of an invite.',
  ],
  not: [
    'Work in progress: `ProgressBar`.',
    'A number without a limit: plain text.',
  ],
  accessibility: [
    'Screen readers read `valueText` instead of the number; the color means nothing on its own.',
  ],
}
