import { words } from './catalogue.ts'

/** Texts of every page that sets a password. */
export const newPasswordMessages = words('newPassword', {
  unreachable: 'The portal can’t be reached. Check your connection and try again. What you entered is still here.',
})
