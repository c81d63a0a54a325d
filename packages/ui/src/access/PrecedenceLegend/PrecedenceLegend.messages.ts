export const precedenceLegendMessages = {
  order: 'Read from the top. The first line that applies decides.',
} as const
