import { words } from '../../../i18n/catalogue.ts'

/** The page of a mailed reset link; what the panel says besides is `newPasswordMessages`. */
export const createPasswordMessages = words('createPassword', {
  title: 'Create your password',
  intro: 'You will use it to log in on the web and in the app.',
  submit: 'Save password',
  backToLogin: 'Back to login',
  newLink: 'Request a new link',
})
