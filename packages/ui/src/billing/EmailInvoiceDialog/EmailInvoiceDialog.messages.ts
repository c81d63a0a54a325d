export const emailInvoiceDialogMessages = {
  title: 'Email {invoice}',
  description: 'The invoice goes out as a PDF.',
  addresses: 'Send to',
  addressesHelp: 'Several addresses: put a comma between them.',
  missing: 'Enter an email address.',
  /** Which of the addresses is none. */
  invalid: '“{address}” is not an email address.',
  send: 'Send invoice',
  cancel: 'Cancel',
} as const
