export const hostedFieldsMessages = {
  loading: 'The payment provider’s fields are loading.',
  failed: 'The payment provider’s fields could not be loaded',
  failedHelp: 'Nothing was sent. What you typed here is kept.',
} as const
