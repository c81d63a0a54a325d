export const loadingStateMessages = {
  loading: 'Loading',
} as const
