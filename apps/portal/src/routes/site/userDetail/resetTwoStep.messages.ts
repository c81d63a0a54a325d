import { words } from '#portal/i18n/catalogue.ts'

export const resetTwoStepMessages = words('resetTwoStep', {
  reset: 'Reset two-step sign-in',
  title: 'Reset two-step sign-in of {name}?',
  text: '{name} can sign in with their password alone and set up two-step sign-in again. Their passkeys, recovery codes and trusted browsers no longer work.',
  reasonHelp: 'The user gets the reason by email, and it is in their history. First make sure that the request is from this user.',
  reason: 'Reason',
  reasonMissing: 'Enter a reason. The user gets it by email.',
  confirm: 'Reset',
  done: 'Two-step sign-in of {name} reset',
})
