export const buttonMessages = {
  busy: 'Working on it',
} as const
