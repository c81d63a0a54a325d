export const languageSwitchMessages = {
  /** Read aloud before the language. */
  language: 'Language',
} as const
