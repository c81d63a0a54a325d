import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './DescriptionList.example.tsx'
import source from './DescriptionList.example.tsx?raw'

export const descriptionListGuide: ComponentGuide = {
  components: ['DescriptionList'],
  status: 'stable',
  otherNames: ['key value list', 'definition list', 'properties'],
  when: [
    'The facts of one record: names and their values.',
  ],
  not: [
    'Many records of one kind: `DataTable`.',
    'Something to change: fields.',
  ],
  keyboard: {},
  accessibility: [
    'Terms and descriptions are tied, so that a value is read with its name.',
    'Put numbers, mails and codes into `<bdi>` where the page may run from right to left.',
  ],
  example: { Example, source },
}
