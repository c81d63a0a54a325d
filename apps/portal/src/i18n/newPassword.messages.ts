import { words } from './catalogue.ts'

/** A new password outside the library's own panels, and what every page that sets one says when it cannot send. */
export const newPasswordMessages = words('newPassword', {
  password: 'Password',
  confirm: 'Repeat password',
  unreachable: 'The portal cannot be reached. Check your connection and try again; what you typed is still here.',
})
