export const microDepositFormMessages = {
  amountsTitle: 'Verify with two small deposits',
  codeTitle: 'Verify with the code of a small deposit',
  statement: 'Where to look on the bank statement',
  /** A line of another payment, so that the drawing looks like a bank statement. */
  otherLine: 'CITY WATER',
  firstAmount: 'First amount',
  secondAmount: 'Second amount',
  code: 'Code',
  amountsHelp: 'Any order, in cents: 32 or 0.32. You can paste the statement’s lines.',
  codeHelp: 'Six characters that begin with SM. The last four are enough. You can paste the statement’s line.',
  reads: 'Read as {code}',
  attemptsLeft: { one: '{count} try left.', other: '{count} tries left.' },
  amountWrong: 'Enter an amount from 1 to 99 cents, such as 32 or 0.32.',
  codeWrong: 'Enter the code that begins with SM, or its last four characters.',
  amountsWanted: 'That is a code. This account needs two amounts.',
  codeWanted: 'These are amounts. This account needs a code.',
  verify: 'Verify account',
} as const
