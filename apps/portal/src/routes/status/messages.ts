import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'

export const statusMessages = words('status', {
  serverErrorTitle: 'Something broke on our side',
  serverErrorText: 'Your saved changes are safe. Try again in a moment. If this continues, call support.',
  accessDeniedTitle: 'You don’t have access to this page',
  accessDeniedText: 'Your administrator can give you access.',
  notFoundTitle: 'There is no page at this address',
  notFoundText: 'It may have moved, or the link may be incomplete.',
  errorCode: params('ERROR {status}'),
  nothingKnown: 'Not found :(',
  networkTitle: 'The portal can’t be reached',
  networkText: 'Check your connection, then try again.',
  otherAccountTitle: 'This page belongs to another account',
  otherAccountText: 'You can’t open that account with your current sign-in. Nothing was shown or saved.',
  ownAccount: 'Go to my account',
  contractTitle: 'The portal received an unexpected answer',
  contractText: params('{what} Reload the page. If this continues, give support the text above.'),
  failedTitle: 'This page could not be shown',
  failedText: 'Try again in a moment.',
  updateTitle: 'An update was installed',
  updateText: 'The portal was updated. Click Go home to continue.',
  goHome: 'Go home',
  back: 'Back',
  retry: 'Try again',
})
