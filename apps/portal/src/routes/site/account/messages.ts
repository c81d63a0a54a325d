import { words } from '#portal/i18n/catalogue.ts'

export const accountMessages = words('account', {
  inactiveTitle: 'This account is inactive',
  inactiveText: '{account} is not active. Its doors and users can’t be managed here, and its entry methods open no doors.',
  inactiveUnnamed: 'This account is not active. Its doors and users can’t be managed here, and its entry methods open no doors.',
  inactiveUnsaid: 'Support can tell you why.',
  inactiveUnpaid: 'An invoice is overdue. Once it is paid, support reactivates the account.',
  inactiveClosed: 'No invoice is overdue. Your provider deactivated the account, and support can tell you why.',
  inactiveAsk: 'You can ask these administrators of the account: {names}.',
  callSupport: 'Call {phone}',
})
