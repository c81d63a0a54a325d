export const supportPhoneMessages = {
  /** The word before the number; on phones only read aloud. */
  support: 'Support',
} as const
