import { words } from '#portal/i18n/catalogue.ts'

export const forgotPasswordMessages = words('forgotPassword', {
  title: 'Forgot password',
  intro: 'Type your username. If it exists, we send a mail with a link to choose a new password.',
  username: 'Username',
  usernameMissing: 'Please Enter Username',
  submit: 'Send the link',
  sentTitle: 'Look into your mail',
  sentHint: 'The link works for 24 hours. If no mail comes, look into the spam folder or check the username.',
  backToLogin: 'Back to login',
  unreachable: 'The portal cannot be reached. Check your connection and try again; what you typed is still here.',
})
