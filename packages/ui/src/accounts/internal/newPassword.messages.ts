export const newPasswordMessages = {
  password: 'Password',
  confirm: 'Repeat password',
  /** Why the button waits. */
  submitReason: 'Available when both passwords match.',
  // Spec §5 to the letter: the differing capitals, the two dots and the misspelling are the specification's, here and in the alerts of both panels.
  messages: { passwordInvalid: 'Invalid Password', confirmPasswordInvalid: 'Invalid Confirm Password', passwordsDiffer: 'Confirm Passwords do not match..' },
} as const
