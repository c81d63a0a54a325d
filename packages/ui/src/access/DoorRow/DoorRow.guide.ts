import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { doorRowMessages } from './DoorRow.messages.ts'

export const doorRowGuide: ComponentGuide = {
  components: ['DoorRow'],
  status: 'new',
  otherNames: ['lock control', 'door card', 'remote unlock', 'device row'],
  when: [
    'A list of doors that shows the state of each, and lets users open, hold and close them.',
    'Set `busy` until the door has answered. Then say so in `status` ("Opened 9:41:03 AM") and once in a `LiveRegion`.',
  ],
  not: [
    'A single door inside a sentence: `StatusLabel`.',
    'Lockdown: it needs a reason and a second step.',
  ],
  why: ['A button that can’t act now stays in place and says why, so that nothing moves under a finger when the door changes.'],
  keyboard: { 'Tab': 'Goes from action to action, also to disabled buttons, which say why.', 'Escape': 'Closes the sheet on a phone.' },
  accessibility: [
    'Each button’s name is its text and the door’s name.',
    'Times are shown and typed in the property’s time zone, not the reader’s.',
  ],
  words: doorRowMessages,
}
