export const precedenceLegendMessages = {
  order: 'Rules are read from the top. The first that applies decides.',
} as const
