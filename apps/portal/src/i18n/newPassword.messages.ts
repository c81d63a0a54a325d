import { params } from '@nanostores/i18n'
import { words } from './catalogue.ts'

/** Choosing a password, on every screen that asks for one. Messages of specification §5 are verbatim, misspellings included. */
export const newPasswordMessages = words('newPassword', {
  password: 'Password',
  confirm: 'Repeat password',
  email: 'Email',
  emailHelp: 'Set by your property. Ask them to change it.',
  submitReason: 'Available when both passwords match.',
  passwordInvalid: 'Invalid Password',
  confirmPasswordInvalid: 'Invalid Confirm Password',
  passwordsDiffer: 'Confirm Passwords do not match..',
  alertPasswordEmpty: 'Password cannot be empty',
  alertConfirmPasswordEmpty: 'Confirm password cannot be empty',
  alertPasswordsDiffer: 'Confrim Passwords do not match',
  alertMasterPasswordsDiffer: 'Passwords does not match',
  requirements: 'Password requirements',
  requirementLength: '8 to 15 characters',
  requirementLowercase: 'At least one lowercase letter',
  requirementDigit: 'At least one digit',
  requirementCharacters: 'Only English letters, digits and punctuation',
  met: 'Met',
  notMet: 'Not met',
  allMet: 'All password requirements are met.',
  someMet: params('{met} of {total} password requirements are met.'),
  unreachable: 'The portal cannot be reached. Check your connection and try again; what you typed is still here.',
})
