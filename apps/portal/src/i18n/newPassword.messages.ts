import { words } from './catalogue.ts'

/** What every page that sets a password says when it cannot send. */
export const newPasswordMessages = words('newPassword', {
  unreachable: 'The portal can’t be reached. Check your connection and try again. What you entered is still here.',
})
