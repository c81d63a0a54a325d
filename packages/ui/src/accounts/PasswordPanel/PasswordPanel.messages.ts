export const passwordPanelMessages = {
  title: 'Create your password',
  /** One sentence under the title; empty for none. */
  intro: 'Use this password to log in on the web and in the app.',
  email: 'Email',
  emailHelp: 'Your property set this address. Only they can change it.',
  submit: 'Create password',
  /** Alerts for each screen, by the domain's code. On the first screen, two equal passwords that break the rule have no alert, only the message at the field. */
  alerts: {
    create: {
      passwordEmpty: 'Password cannot be empty',
      confirmPasswordEmpty: 'Confirm password cannot be empty',
      passwordsDiffer: 'Confrim Passwords do not match',
    },
    masterUser: { passwordEmpty: 'Password cannot be empty', passwordInvalid: 'Invalid Password', passwordsDiffer: 'Passwords does not match' },
  },
} as const
