export const fieldMessages = {
  optional: 'optional',
} as const
