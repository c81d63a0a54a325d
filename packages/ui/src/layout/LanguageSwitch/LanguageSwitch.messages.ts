export const languageSwitchMessages = {
  /** The switch's name for screen readers. */
  language: 'Language',
} as const
