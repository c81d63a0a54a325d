export const payDialogMessages = {
  title: 'Pay {amount}?',
  description: 'You are charged only once, even if the connection fails and you try again.',
  invoice: 'Invoice',
  sum: 'Sum',
  credit: 'Credit',
  method: 'Pay with',
  pay: 'Pay {amount}',
  cancel: 'Cancel',
} as const
