export const dialogMessages = {
  close: 'Close',
} as const
