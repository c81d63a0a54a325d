import type { CreatePasswordAlert, MasterUserAlert, PasswordFieldMessages, SubscribeAlert } from '@portal/domain'

/** An equal pair that breaks the rule has no alert on this screen: the field's own message says it. */
export type CreatePasswordAlertWords = Record<Exclude<CreatePasswordAlert, 'passwordInvalid'>, string>
export type MasterUserAlertWords = Record<MasterUserAlert, string>
export type SubscribeAlertWords = Record<SubscribeAlert, string>
export type PasswordFieldWords = Record<NonNullable<PasswordFieldMessages[keyof PasswordFieldMessages]>, string>

// Spec §5 to the letter: the differing capitals, the two dots and the misspelling are the specification's.
export const passwordFieldWords: PasswordFieldWords = {
  passwordInvalid: 'Invalid Password',
  confirmPasswordInvalid: 'Invalid Confirm Password',
  passwordsDiffer: 'Confirm Passwords do not match..',
}

export const createPasswordAlertWords: CreatePasswordAlertWords = {
  passwordEmpty: 'Password cannot be empty',
  confirmPasswordEmpty: 'Confirm password cannot be empty',
  passwordsDiffer: 'Confrim Passwords do not match',
}

export const masterUserAlertWords: MasterUserAlertWords = {
  passwordEmpty: 'Password cannot be empty',
  passwordInvalid: 'Invalid Password',
  passwordsDiffer: 'Passwords does not match',
}

export const subscribeAlertWords: SubscribeAlertWords = {
  usernameEmpty: 'Please Enter Username',
  passwordEmpty: 'Please Enter Password',
  usernameInvalid: 'Please Enter Valid Username',
  passwordInvalid: 'Please Enter Valid Password',
  confirmPasswordEmpty: 'Confirm Password cannot be empty',
  confirmPasswordInvalid: 'Invalid Confirm Password',
  passwordsDiffer: 'Confirm Passwords do not match',
}
