import { words } from '#portal/i18n/catalogue.ts'

/** Texts of the page for a mailed reset link; the others are in `PasswordPanel`. */
export const createPasswordMessages = words('createPassword', {
  submit: 'Save password',
  backToLogin: 'Back to login',
  newLink: 'Request a new link',
})
