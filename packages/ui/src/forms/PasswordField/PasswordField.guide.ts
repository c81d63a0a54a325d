import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { passwordFieldMessages } from './PasswordField.messages.ts'

export const passwordFieldGuide: ComponentGuide = {
  components: ['PasswordField'],
  otherNames: ['password input', 'show password'],
  when: [
    '`autoComplete="current-password"` to log in, `"new-password"` to set one. The latter gives the rule to the browser’s password generator.',
    'With `PasswordRequirements` under a new password: give the list an id and pass it as `describedBy`.',
    'With a `ReadOnlyField autoComplete="username"` in the same form, so that password managers save the pair.',
  ],
  not: [
    'PINs and codes: `TextField`. Their owners must see them.',
    'Don’t disable pasting, don’t state the rule only in an error, and don’t clear the field on a mismatch.',
  ],
  why: [
    'Text with a character that passwords may not have is refused whole, and a live region names the character. Removing it silently would lock users out.',
    'There is no `maxlength`, because browsers cut long pasted text silently. A message says that it is too long.',
    'Text from the clipboard and from password managers stays; the form checks it.',
    'Show keeps caret and selection. The text is hidden again when the form is sent, and when the page returns from the back-forward cache.',
    'The button’s name changes, so it has no pressed state.',
  ],
  keyboard: {
    Tab: 'The field, then its Show button.',
    Space: 'On the button: shows or hides.',
  },
  accessibility: [
    'Screen readers read the label, then help, status and error.',
    'The region of the error is in the page from the start, so that the error is announced.',
  ],
  words: passwordFieldMessages,
}
