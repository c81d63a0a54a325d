export const emailInvoiceDialogMessages = {
  title: 'Email {invoice}',
  description: 'The invoice is sent as a PDF.',
  addresses: 'Send to',
  addressesHelp: 'Separate several addresses with commas.',
  missing: 'Enter an email address.',
  /** The message for an invalid address. */
  invalid: '“{address}” is not an email address.',
  send: 'Send invoice',
  cancel: 'Cancel',
} as const
