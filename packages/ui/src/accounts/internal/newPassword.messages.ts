export const newPasswordMessages = {
  password: 'Password',
  confirm: 'Repeat password',
  /** Why the button is disabled. */
  submitReason: 'Available when both passwords match.',
  // Verbatim from spec §5: the capitals, the two dots and the misspelling are the specification's.
  messages: { passwordInvalid: 'Invalid Password', confirmPasswordInvalid: 'Invalid Confirm Password', passwordsDiffer: 'Confirm Passwords do not match..' },
} as const
