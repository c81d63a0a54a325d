import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Timeline.example.tsx'
import source from './Timeline.example.tsx?raw'

export const timelineGuide: ComponentGuide = {
  components: ['Timeline'],
  status: 'new',
  since: '1.2',
  otherNames: ['activity', 'event list', 'feed', 'history'],
  when: [
    'What happened to one thing, in order: the uses of an invite, the course of a lockdown.',
  ],
  not: [
    'A long list that is searched and sorted: `DataTable`.',
    'A call in its steps: `CallStory`.',
  ],
  keyboard: {},
  accessibility: [
    'It is an ordered list; each line reads what happened, then when.',
  ],
  example: { Example, source },
}
