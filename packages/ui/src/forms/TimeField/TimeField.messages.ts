export const timeFieldMessages = {
  unreadable: 'Enter a time, such as 9:30 PM or 21:30.',
} as const
