import { words } from '../i18n/catalogue.ts'

/** The texts of cards and forms for a failed call. */
export const failureMessages = words('failures', {
  unreachable: 'The portal can’t be reached. Check your connection and try again.',
  unreadable: 'The answer could not be read. Check whether your change was saved before you try again.',
  tryAgain: 'Try again',
  stillHere: 'What you entered is still here.',
  error: 'ERROR {status}',
  forbiddenTitle: 'You can’t see this',
  forbiddenHelp: 'Your administrator can give you access.',
  missingTitle: 'Not found',
  missingHelp: 'It was removed, or it belongs to another account.',
})
