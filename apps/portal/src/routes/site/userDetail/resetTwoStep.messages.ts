import { words } from '#portal/i18n/catalogue.ts'

export const resetTwoStepMessages = words('resetTwoStep', {
  reset: 'Reset two-step sign-in',
  title: 'Reset two-step sign-in of {name}?',
  text: '{name} can sign in with their password alone and set it up again. Their passkeys, recovery codes and trusted browsers no longer work.',
  reasonHelp: 'They get it by email, and it is in their history. Make sure first that it was really them who asked.',
  reason: 'Reason',
  reasonMissing: 'Enter a reason. They get it by email.',
  confirm: 'Reset',
  done: 'Two-step sign-in of {name} reset',
})
