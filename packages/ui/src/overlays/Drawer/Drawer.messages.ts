export const drawerMessages = {
  close: 'Close',
} as const
