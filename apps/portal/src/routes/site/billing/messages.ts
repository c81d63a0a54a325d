import { words } from '#portal/i18n/catalogue.ts'

export const billingMessages = words('billing', {
  title: 'Billing',
  facts: '{name} · account {id}',
  detailsLink: 'Billing details',
  pay: 'Pay {amount}',
  failed: 'Billing could not be loaded',
  cardFailed: 'The card could not be loaded',
  bankFailed: 'The bank account could not be loaded',
  invoiceFailed: 'The invoice could not be loaded',
  dueNow: 'Due now',
  nothingOpen: 'No open invoices',
  openDue: { one: '{count} invoice, due {date}', other: '{count} invoices, the first due {date}' },
  overdue: { one: '{count} invoice is overdue', other: '{count} invoices are overdue' },
  underWay: 'Processing',
  nextDue: 'Next due',
  payHere: 'Due {date}. You pay it here.',
  paymentsUnderWay: { one: '{count} payment', other: '{count} payments' },
  credit: 'Credit',
  creditUse: 'Not used yet',
  receiptsTo: 'Invoices go to',
  address: 'Billing address',
  offline: 'You’re offline. You can pay and make changes when you’re back online.',
  back: 'Billing',
})

export const billingCardMessages = words('billingCard', {
  title: 'Card on file',
  saved: 'Card saved.',
  savedAndMailed: 'Card saved. We emailed {email}.',
  removed: 'Card removed.',
})

export const billingBankMessages = words('billingBank', {
  title: 'Bank account',
  added: 'Bank account added.',
  addedVerified: 'Bank account added and verified.',
  removed: 'Bank account removed.',
  nowVerified: 'Bank account verified.',
})


export const microDepositMessages = words('microDeposits', {
  amountsInvalid: 'These amounts can’t be right. Enter both in cents.',
  amountsMismatch: 'The amounts don’t match the deposits. Check the statement again.',
  codeMismatch: 'The code doesn’t match the deposit. Check the statement again.',
  attemptsExceeded: 'Too many wrong tries. This account can’t be verified anymore.',
  timedOut: 'The time to verify has run out.',
  failed: 'The bank rejected the deposits.',
  unknown: 'The account could not be verified. Try again later.',
})
