import { params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'

/** What a card or a form says when its call did not succeed. */
export const failureMessages = words('failures', {
  unreachable: 'The portal cannot be reached. Check your connection and try again.',
  unreadable: 'The answer of the service cannot be read. Check whether it was done before you try again.',
  tryAgain: 'Try again',
  stillHere: 'What you typed is still here.',
  error: params('ERROR {status}'),
  forbiddenTitle: 'You may not see this',
  forbiddenHelp: 'An administrator of your property can give you the right.',
  missingTitle: 'Not found',
  missingHelp: 'It was removed, or it belongs to another account.',
})
