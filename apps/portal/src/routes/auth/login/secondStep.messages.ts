import { words } from '#portal/i18n/catalogue.ts'

/** Texts of the second step of signing in. */
export const secondStepMessages = words('secondStep', {
  title: 'Enter your code',
  intro: 'Use the code from your authenticator app for {username}.',
  recoveryTitle: 'Enter a recovery code',
  recoveryIntro: 'Use one of the 10 codes that you saved for {username}. Each code works once.',
  passkeyTitle: 'Confirm with your passkey',
  passkeyIntro: 'Use your fingerprint, face, screen lock or security key for {username}.',
  setUpTitle: 'Set up two-step sign-in',
  setUpIntro: 'Your property requires two-step sign-in for administrators. After your password, you enter a code from an app on your phone.',
  usePasskey: 'Use a passkey',
  trust: 'Don’t ask on this browser for 30 days',
  submit: 'Log in',
  submitting: 'Logging in…',
  otherWays: 'Other ways',
  cannot: 'I can’t get in',
  askAdministrator: 'Ask an administrator of your property to reset your two-step sign-in on your user’s page. If you are the only administrator, call support.',
  back: 'Back to your password',
  wrong: { one: 'That code is wrong or has expired. Wait for the next one, and check that your phone sets its time automatically. {count} try left.', other: 'That code is wrong or has expired. Wait for the next one, and check that your phone sets its time automatically. {count} tries left.' },
  wrongRecoveryCode: { one: 'That code is wrong or was used already. {count} try left.', other: 'That code is wrong or was used already. {count} tries left.' },
  passkeyFailed: 'The passkey didn’t confirm your sign-in. Try again, or use another way.',
})
