import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { passwordPanelMessages } from './PasswordPanel.messages.ts'

export const passwordPanelGuide: ComponentGuide = {
  components: ['PasswordPanel'],
  otherNames: ['set password form'],
  when: [
    '`screen="create"` for create and reset, `screen="masterUser"` for the master user: their order of checks and their alerts differ.',
    '`banner` for a message before typing: the expired link, or "Password already exists" with its login link.',
    '`error` for the server’s answer. The panel itself checks the two passwords and shows the alerts (`labels.alerts`).',
  ],
  not: [
    'Logging in: a form with `PasswordField`.',
    'Don’t keep the values beyond the page, or clear them after a refusal.',
    'Don’t show the email in another way, because password managers read it from the read-only field.',
  ],
  why: [
    'The button is disabled while the two differ and says why. A press, or Enter in a field, still shows the alert and moves the focus to the field.',
    '`onSubmit` is called only with a pair that the rule accepts, and never while `isBusy`.',
    '"Confirm Passwords do not match.." shows at once. "Invalid Password" waits until the user leaves the field, because the list beside it says what is missing.',
    'The texts are the specification’s, misspellings included. Translate them through `labels`; do not correct them.',
  ],
  keyboard: {
    Enter: 'Sends the form, or says what is wrong and moves the focus there.',
  },
  accessibility: [
    'Alerts are announced, and the first wrong field has the focus.',
  ],
  words: passwordPanelMessages,
}
