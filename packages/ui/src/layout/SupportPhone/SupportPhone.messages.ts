export const supportPhoneMessages = {
  /** The word before the number; on phones only screen readers get it. */
  support: 'Support',
} as const
