export const payDialogMessages = {
  title: 'Pay {amount}?',
  description: 'The amount is charged once, even if the connection fails and you try again. The invoice then shows the payment.',
  invoice: 'Invoice',
  method: 'Charge',
  pay: 'Pay {amount}',
  cancel: 'Cancel',
} as const
