import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './PasswordField.example.tsx'
import source from './PasswordField.example.tsx?raw'
import { passwordFieldMessages } from './PasswordField.messages.ts'

export const passwordFieldGuide: ComponentGuide = {
  components: ['PasswordField'],
  status: 'stable',
  otherNames: ['password input', 'show password'],
  when: [
    '`autoComplete="current-password"` to log in, `"new-password"` wherever one is set. The latter hands the rule to the browser’s generator.',
    'With `PasswordRequirements` under a new password: give the list an id and pass it as `describedBy`.',
    'With a `ReadOnlyField autoComplete="username"` in the same form, so that password managers save the pair.',
  ],
  not: [
    'PINs and codes: `TextField`. Their owners must see them.',
    'Never disable pasting, spell out the rule in an error only, or clear the field on a mismatch.',
  ],
  why: [
    'An insertion with a character that no password may have is refused whole, and a live region says which. Cutting it silently would lock people out.',
    'There is no `maxlength`: browsers cut a long paste without a word. Too long is a message, not a knife.',
    'Pasting and password managers are welcome; what they fill in stays and is judged by the form.',
    'Show keeps caret and selection. The text hides again when the form is sent and when the page comes back from the back-forward cache.',
    'The button’s name changes; it has no pressed state, which would say the same thing twice.',
  ],
  keyboard: {
    Tab: 'The field, then its Show button.',
    Space: 'On the button: shows or hides.',
  },
  accessibility: [
    'The label is tied to the control; help, status and error are read after it, in that order.',
    'The error’s region stands before it speaks, so that it is heard.',
  ],
  words: passwordFieldMessages,
  example: { Example, source },
}
