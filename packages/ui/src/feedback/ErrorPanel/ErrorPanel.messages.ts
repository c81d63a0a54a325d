export const errorPanelMessages = {
  retry: 'Retry',
} as const
