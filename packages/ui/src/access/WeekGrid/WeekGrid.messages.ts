export const weekGridMessages = {
  allowed: 'Access, {hours} h a week',
  neverReached: 'Never reached, {hours} h',
} as const
