import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'

export const statusMessages = words('status', {
  serverErrorTitle: 'Something broke on our side',
  serverErrorText: 'Nothing you did was lost that had been saved. Try again in a moment; if this stays, call support.',
  accessDeniedTitle: 'You have no access to this page',
  accessDeniedText: 'Your user lacks the right for it. An administrator of your property can give it to you.',
  notFoundTitle: 'There is no page at this address',
  notFoundText: 'It may have moved, or the link may be incomplete.',
  errorCode: params('ERROR {status}'),
  nothingKnown: 'Not found :(',
  networkTitle: 'The portal cannot be reached',
  networkText: 'Check your connection, then try again. Nothing was changed.',
  otherAccountTitle: 'This page belongs to another account',
  otherAccountText: 'You cannot work in that account as you are signed in now. Nothing was shown and nothing was saved.',
  ownAccount: 'Go to my account',
  contractTitle: 'The portal does not understand an answer',
  contractText: params('{what} Nothing was changed. Load the page again; if this stays, tell support what it says here.'),
  failedTitle: 'This page could not be shown',
  failedText: 'Nothing was changed. Try again in a moment.',
  updateTitle: 'A new version has arrived',
  updateText: 'An update of the portal was just installed. Please click Go home to continue with it.',
  goHome: 'Go home',
  back: 'Back',
  retry: 'Try again',
})
