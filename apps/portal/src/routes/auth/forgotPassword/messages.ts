import { words } from '#portal/i18n/catalogue.ts'

export const forgotPasswordMessages = words('forgotPassword', {
  title: 'Forgot password',
  intro: 'Enter your username. If it exists, we email you a link to choose a new password.',
  username: 'Username',
  usernameMissing: 'Please Enter Username',
  submit: 'Send the link',
  sentTitle: 'Check your email',
  sentHint: 'The link works for 24 hours. If no email arrives, check your spam folder or your username.',
  backToLogin: 'Back to login',
  unreachable: 'The portal can’t be reached. Check your connection and try again. What you entered is still here.',
})
