import { words } from '#portal/i18n/catalogue.ts'

/** The page of a mailed reset link; further texts are `PasswordPanel`'s. */
export const createPasswordMessages = words('createPassword', {
  submit: 'Save password',
  backToLogin: 'Back to login',
  newLink: 'Request a new link',
})
