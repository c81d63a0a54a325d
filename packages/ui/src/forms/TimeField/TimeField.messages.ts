export const timeFieldMessages = {
  unreadable: 'Type a time, such as 9:30 PM or 21:30.',
} as const
