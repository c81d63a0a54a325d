import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { uptimeBarMessages } from './UptimeBar.messages.ts'

export const uptimeBarGuide: ComponentGuide = {
  components: ['UptimeBar'],
  status: 'new',
  since: '1.3',
  otherNames: ['status history', 'availability', 'uptime monitor'],
  when: [
    'On which of the last days a device was offline, and for how long.',
  ],
  not: [
    'The hours of one day: `DoorLanes`.',
  ],
  why: [
    'A day without a record is drawn as such. It counts neither as online nor as offline.',
  ],
  keyboard: {
    Tab: 'Goes to one day, at first the last one.',
    'ArrowLeft ArrowRight Home End': 'To another day.',
  },
  accessibility: [
    'Say the uptime and the longest times offline in a sentence above the bar. Each day is read with its minutes offline.',
    'Days offline are hatched beside their color. “Show as table” lists the same days.',
  ],
  words: uptimeBarMessages,
}
