import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const relativeTimeGuide: ComponentGuide = {
  components: ['RelativeTime'],
  status: 'new',
  since: '1.2',
  otherNames: ['time ago', 'timestamp', 'date'],
  when: [
    'The time of an event in a list or a sentence, with the day unless it is today.',
    '`elapsed` if only the elapsed time matters: “5 min. ago”.',
  ],
  not: [
    'A running duration: its own clock, as in `LockdownPanel`.',
    'A date without a time: plain text.',
  ],
  why: [
    'It shows the property’s time, not the reader’s, because doors use the property’s day. If they differ, the page says so once.',
  ],
  accessibility: [
    'It is a `time` element with the full instant.',
  ],
}
