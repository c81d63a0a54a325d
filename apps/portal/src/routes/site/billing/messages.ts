import { words } from '#portal/i18n/catalogue.ts'

export const billingMessages = words('billing', {
  title: 'Billing',
  facts: '{name} · account {id}',
  detailsLink: 'Billing details',
  plan: '{plan}, {amount} a month',
  pay: 'Pay {amount}',
  payAll: 'Pay all, {amount}',
  failed: 'Billing could not be loaded',
  cardFailed: 'The card could not be loaded',
  bankFailed: 'The bank account could not be loaded',
  invoiceFailed: 'The invoice could not be loaded',
  overdue: 'Overdue',
  due: 'Due',
  nothingOpen: 'No open invoices',
  openDue: { one: '{count} invoice, due {date}', other: '{count} invoices, the first due {date}' },
  underWay: 'Processing',
  payAutomatically: 'Paid automatically on {date}, with {method}',
  paymentsUnderWay: { one: '{count} payment', other: '{count} payments' },
  credit: 'Credit',
  creditFirst: 'Used first when you pay',
  receiptsTo: 'Invoices go to',
  address: 'Billing address',
  offline: 'You’re offline. You can pay and make changes when you’re back online.',
  back: 'Billing',
})

export const automaticPaymentMessages = words('automaticPayments', {
  title: 'Automatic payments',
  label: 'Pay invoices on their due date',
  off: 'Off: you pay each invoice here.',
  next: 'Next on {date}, with {method}. If a payment fails, we email you and try twice more.',
  nothingPlanned: 'With {method}. No open invoices now.',
  turnedOn: 'Automatic payments are on.',
  turnedOff: 'Automatic payments are off.',
})

export const creditMessages = words('credits', {
  title: 'Credit',
  left: '{amount} left',
  use: 'Use for {invoice}',
  used: '{amount} of credit used for {invoice}.',
  usedFirst: 'Automatic payments use credit first.',
  unused: '{amount}, issued {date}',
  partly: '{left} left of {amount}, issued {date}',
  usedUp: '{amount}, issued {date}, used up',
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
