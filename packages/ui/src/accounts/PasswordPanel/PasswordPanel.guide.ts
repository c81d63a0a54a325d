import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './PasswordPanel.example.tsx'
import source from './PasswordPanel.example.tsx?raw'
import { passwordPanelMessages } from './PasswordPanel.messages.ts'

export const passwordPanelGuide: ComponentGuide = {
  components: ['PasswordPanel'],
  status: 'stable',
  otherNames: ['set password form'],
  when: [
    '`screen="create"` for create and reset, `screen="masterUser"` for the master user: they check in another order and word their alerts differently.',
    '`banner` for what is true before anything is typed: the expired link, "Password already exists" with its login link.',
    '`error` for the server’s answer. What the screen’s own rule has against the pair is found, worded (`labels.alerts`) and shown by the panel.',
  ],
  not: [
    'Logging in: a form with `PasswordField`.',
    'Don’t keep the values beyond the page, or clear them after a refusal.',
    'Don’t show the email in another way: password managers read it from the read-only field.',
  ],
  why: [
    'The button waits while the two differ and says why. A press, or Enter in a field, still answers: the alert in words, the focus on the field.',
    '`onSubmit` is called only with a pair that the rule accepts, and never while `isBusy`.',
    '"Confirm Passwords do not match.." shows at once. "Invalid Password" waits until the field is left: the list beside it says what is missing.',
    'The words are the specification’s, misspellings included. Translate them through `labels`; do not correct them.',
  ],
  keyboard: {
    Enter: 'Sends, or says what is wrong and goes there.',
  },
  accessibility: [
    'Alerts are announced, and the first wrong field has the focus.',
  ],
  words: passwordPanelMessages,
  example: { Example, source },
}
