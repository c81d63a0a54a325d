import { words } from '../i18n/catalogue.ts'

/** Texts around and in the gateway's fields for card and bank numbers. */
export const paymentMessages = words('payments', {
  cardNumber: 'Card number',
  expiry: 'Expires',
  securityCode: 'Security code',
  accountNumber: 'Account number',
  accountNumberAgain: 'Account number again',
  numberMissing: 'Enter the card number.',
  numberInvalid: 'This is not a card number. Check the digits.',
  notATestNumber: 'This is a test system. Use one of the test numbers below.',
  expiryMissing: 'Enter the month and year.',
  expiryInvalid: 'Enter the month and year as MM / YY.',
  expiryPast: 'This card has expired.',
  codeMissing: 'Enter the security code.',
  codeInvalid: 'Enter the three digits on the back, four on the front of American Express.',
  accountMissing: 'Enter the account number.',
  accountInvalid: 'An account number has 4 to 17 digits.',
  accountsDiffer: 'The two numbers don’t match.',
  unreachable: 'The payment provider can’t be reached. Nothing was saved. Try again.',
})
