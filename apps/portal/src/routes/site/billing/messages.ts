import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'
import { count } from '#portal/i18n/count.ts'

export const billingMessages = words('billing', {
  title: 'Billing',
  facts: params('{name} · account {id}'),
  detailsLink: 'Billing details',
  pay: params('Pay {amount}'),
  failed: 'Billing could not be loaded',
  cardFailed: 'The card could not be loaded',
  bankFailed: 'The bank account could not be loaded',
  invoiceFailed: 'The invoice could not be loaded',
  dueNow: 'Due now',
  nothingOpen: 'Nothing is open',
  openDue: params(count({ one: '{count} invoice, due {date}', other: '{count} invoices, the first due {date}' })),
  overdue: count({ one: '{count} invoice is overdue', other: '{count} invoices are overdue' }),
  underWay: 'On its way',
  nextDue: 'Next due',
  payHere: params('Due {date}. You pay it here.'),
  paymentsUnderWay: count({ one: '{count} payment', other: '{count} payments' }),
  credit: 'Credit',
  creditUse: 'Not used yet',
  receiptsTo: 'Invoices go to',
  address: 'Billing address',
  offline: 'You are offline. Paying and changes wait until you are back.',
  back: 'Billing',
})

export const billingCardMessages = words('billingCard', {
  title: 'Card on file',
  saved: 'The card was saved.',
  savedAndMailed: params('The card was saved. {email} was told by email.'),
  removed: 'The card was removed.',
})

export const billingBankMessages = words('billingBank', {
  title: 'Bank account',
  added: 'The bank account was added.',
  addedVerified: 'The bank account was added and verified.',
  removed: 'The bank account was removed.',
  nowVerified: 'The bank account is verified.',
})


export const microDepositMessages = words('microDeposits', {
  amountsInvalid: 'These are not amounts that were sent. Enter both in cents.',
  amountsMismatch: 'The amounts are not those of the deposits. Look at the statement again.',
  codeMismatch: 'The code is not that of the deposit. Look at the statement again.',
  attemptsExceeded: 'Too many wrong tries. This account can no longer be verified.',
  timedOut: 'The time to verify has run out.',
  failed: 'The bank did not take the deposits.',
  unknown: 'The account could not be verified. Try again later.',
})
