export const colorFieldMessages = {
  pick: 'Pick a color',
} as const
