import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const descriptionListGuide: ComponentGuide = {
  components: ['DescriptionList'],
  otherNames: ['key value list', 'definition list', 'properties'],
  when: [
    'The facts of one record: names and their values.',
  ],
  not: [
    'Many records of one kind: `DataTable`.',
    'Values to change: fields.',
  ],
  accessibility: [
    'Screen readers read each value with its name.',
    'Put numbers, email addresses and codes into `<bdi>` if the page may be in a right-to-left language.',
  ],
}
