import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Button.example.tsx'
import source from './Button.example.tsx?raw'
import { buttonMessages } from './Button.messages.ts'

export const buttonGuide: ComponentGuide = {
  components: ['Button'],
  status: 'stable',
  otherNames: ['CTA', 'action'],
  when: [
    'Something is done by pressing it: saved, sent, opened, removed.',
    '`primary` for the one thing a view is for; `secondary` for the rest; `quiet` beside others, where an edge would be noise.',
    '`danger` asks for something destructive and opens a `ConfirmDialog`; `dangerConfirm` stands only inside that dialog.',
    '`size="form"` under a form’s fields and on public pages; `touch` where a thumb is certain.',
  ],
  not: [
    'It leads somewhere: `ButtonLink` or `TextLink`, which can be opened in a new tab.',
    'It shows an icon alone: `IconButton`, which asks for a name.',
    'It switches a setting at once: `SwitchField`.',
    '`disabled` without a word: `disabledReason` keeps it focusable and says why.',
  ],
  keyboard: { Enter: 'Presses it.', Space: 'Presses it.' },
  accessibility: [
    'While `isBusy` it keeps focus, width and name, and further presses do nothing. A wait of more than 300 ms is read aloud: `busyLabel`, or the provider’s "Working on it".',
    '`disabledReason` is its description, read after its name.',
    'Words say what will happen ("Remove access"), not "OK".',
  ],
  words: buttonMessages,
  example: { Example, source },
}
