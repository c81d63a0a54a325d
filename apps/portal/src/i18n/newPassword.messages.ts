import { words } from './catalogue.ts'

/** What every page that sets a password says when it cannot send. */
export const newPasswordMessages = words('newPassword', {
  unreachable: 'The portal cannot be reached. Check your connection and try again; what you typed is still here.',
})
