export const hostedFieldsMessages = {
  loading: 'Loading the payment provider’s fields.',
  failed: 'The payment provider’s fields could not be loaded',
  failedHelp: 'Nothing was sent. What you entered is still here.',
} as const
