import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'

export const accountMessages = words('account', {
  inactiveTitle: 'This account is inactive',
  inactiveText: params('{account} is not active, so its doors and users cannot be managed here, and its keys open nothing.'),
  inactiveUnnamed: 'The account is not active, so its doors and users cannot be managed here, and its keys open nothing.',
  inactiveUnsaid: 'Support can tell you why.',
  inactiveUnpaid: 'An invoice is overdue. Once it is paid, support puts the account in order again.',
  inactiveClosed: 'No invoice is overdue: it was switched off at the provider, and support can say why.',
  inactiveAsk: params('Administrators of the account whom you can ask: {names}.'),
  callSupport: params('Call {phone}'),
})
