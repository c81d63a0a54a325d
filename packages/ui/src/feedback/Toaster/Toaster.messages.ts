export const toasterMessages = {
  region: 'Notifications',
  close: 'Close',
} as const
