import { words } from '../i18n/catalogue.ts'

/** The question about unsaved changes, verbatim from specification §2. */
export const unsavedMessages = words('unsaved', {
  question: 'You have unsaved changes. Go back anyways?',
  consequence: 'What you entered on this page will be lost.',
  waits: 'What you entered stays in this tab until you come back or log out.',
  leave: 'Go back anyways',
  stay: 'Keep editing',
})
