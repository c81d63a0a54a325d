export const subscribePanelMessages = {
  title: 'Subscribe Callgroup',
  intro: '{group} will call you when a visitor rings.',
  yourGroup: 'Your call group',
  groupAt: '{group} at {property}',
  username: 'Username',
  usernameHelp: 'Your email address. Letters, digits, dot, hyphen, underscore and plus.',
  passwordHelp: 'At least 8 characters, at most 15, with a letter and a number.',
  submit: 'Subscribe',
  /** Alerts by the domain's code (spec §5). */
  alerts: {
    usernameEmpty: 'Please Enter Username',
    passwordEmpty: 'Please Enter Password',
    usernameInvalid: 'Please Enter Valid Username',
    passwordInvalid: 'Please Enter Valid Password',
    confirmPasswordEmpty: 'Confirm Password cannot be empty',
    confirmPasswordInvalid: 'Invalid Confirm Password',
    passwordsDiffer: 'Confirm Passwords do not match',
  },
  /** The sentence under the server's message after success. */
  done: 'You are in {group}. Open the app with your username to take visitor calls.',
  doneUnnamed: 'You are in the call group. Open the app with your username to take visitor calls.',
  login: 'Log in',
} as const
