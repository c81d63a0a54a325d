export const toasterMessages = {
  region: 'Messages',
  close: 'Close',
} as const
