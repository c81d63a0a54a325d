import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './DoorRow.example.tsx'
import source from './DoorRow.example.tsx?raw'
import { doorRowMessages } from './DoorRow.messages.ts'

export const doorRowGuide: ComponentGuide = {
  components: ['DoorRow'],
  status: 'new',
  otherNames: ['lock control', 'door card', 'remote unlock', 'device row'],
  when: [
    'A list of doors and gates that shows what each is now, and lets people open, hold and close them.',
    'While the door has not answered, give `busy`; when it has, say so in `status` ("Opened 9:41:03 AM") and once in a `LiveRegion`.',
  ],
  not: [
    'A single door inside a sentence: `StatusLabel`.',
    'Lockdown: it needs a reason and a second step.',
  ],
  why: ['A button that cannot act now stays where it is and says why, so that nothing moves under a finger when the door changes.'],
  keyboard: { 'Tab': 'Goes from action to action; a button that cannot act now is reached too, and says why.', 'Escape': 'Closes the sheet of a phone.' },
  accessibility: [
    'Each button’s name is what it shows and the door’s name.',
    'Times are said and typed on the property’s clocks, whatever the reader’s are.',
  ],
  words: doorRowMessages,
  example: { Example, source },
}
