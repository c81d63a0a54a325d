import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { buttonMessages } from './Button.messages.ts'

export const buttonGuide: ComponentGuide = {
  components: ['Button'],
  otherNames: ['CTA', 'action'],
  when: [
    'An action: save, send, open, remove.',
    '`primary` for the main action of a view; `secondary` for the others; `quiet` beside others, without a border.',
    '`danger` for a destructive action that opens a `ConfirmDialog`; `dangerConfirm` only inside that dialog.',
    '`size="form"` under a form’s fields and on public pages; `touch` on touch screens.',
  ],
  not: [
    'A link to a page: `ButtonLink` or `TextLink`, which can open in a new tab.',
    'An icon alone: `IconButton`, which requires a name.',
    'A setting that changes at once: `SwitchField`.',
    '`disabled` without a reason: `disabledReason` keeps it focusable and says why.',
  ],
  keyboard: { Enter: 'Presses it.', Space: 'Presses it.' },
  accessibility: [
    'While `isBusy`, it keeps focus, width and name, and further presses do nothing. After 300 ms it announces `busyLabel`, or the provider’s "Working on it".',
    '`disabledReason` is its description, which screen readers read after its name.',
    'Its text says what will happen ("Remove access"), not "OK".',
  ],
  words: buttonMessages,
}
