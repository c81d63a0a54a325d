export const passwordRequirementsMessages = {
  title: 'Password requirements',
  length: '{min} to {max} characters',
  lowercase: 'At least one lowercase letter',
  digit: 'At least one digit',
  characters: 'Only English letters, digits and punctuation',
  met: 'Met',
  notMet: 'Not met',
  /** Texts that screen readers announce 700 ms after the last change. */
  allMet: 'All password requirements are met.',
  someMet: '{met} of {total} password requirements are met.',
} as const
