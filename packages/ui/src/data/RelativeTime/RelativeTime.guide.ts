import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './RelativeTime.example.tsx'
import source from './RelativeTime.example.tsx?raw'

export const relativeTimeGuide: ComponentGuide = {
  components: ['RelativeTime'],
  status: 'new',
  since: '1.2',
  otherNames: ['time ago', 'timestamp', 'date'],
  when: [
    'When an event was, in a list or a sentence: the time today, the day with it otherwise.',
    '`elapsed` where only the distance matters: “5 min. ago”.',
  ],
  not: [
    'A span that goes on and is looked at: a clock of its own, as `LockdownPanel` has it.',
    'A date without a time: plain text.',
  ],
  why: [
    'The property’s clock, not the reader’s: a gate opens by the property’s day. Where they differ, the page says so once.',
  ],
  keyboard: {},
  accessibility: [
    'It is a `time` with the full instant.',
  ],
  example: { Example, source },
}
