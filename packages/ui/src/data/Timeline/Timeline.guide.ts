import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const timelineGuide: ComponentGuide = {
  components: ['Timeline'],
  status: 'new',
  since: '1.2',
  otherNames: ['activity', 'event list', 'feed', 'history'],
  when: [
    'The events of one record in order: the uses of an invite, the course of a lockdown.',
  ],
  not: [
    'A long list with search and sorting: `DataTable`.',
    'The steps of a call: `CallStory`.',
  ],
  accessibility: [
    'It is an ordered list; each line has the event, then its time.',
  ],
}
