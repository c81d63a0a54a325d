export const supportPhoneMessages = {
  /** Before the number; on phones only read aloud. */
  support: 'Support',
} as const
