export const weekGridMessages = {
  allowed: 'Access, {hours} h a week',
  neverReached: 'Never open, {hours} h',
} as const
