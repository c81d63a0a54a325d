import { newPasswordLabels } from '../internal/NewPasswordFields.tsx'
import type { NewPasswordLabels } from '../internal/NewPasswordFields.tsx'
import { createPasswordAlertWords, masterUserAlertWords } from '../internal/passwordWords.ts'
import type { CreatePasswordAlertWords, MasterUserAlertWords } from '../internal/passwordWords.ts'

export interface PasswordPanelLabels extends NewPasswordLabels {
  title: string
  /** One sentence under the title; empty for none. */
  intro: string
  email: string
  emailHelp: string
  submit: string
  /** Why the button waits. */
  submitReason: string
  /** By the domain's code, for either screen. */
  alerts: { create: CreatePasswordAlertWords, masterUser: MasterUserAlertWords }
}

export const passwordPanelLabels: PasswordPanelLabels = {
  ...newPasswordLabels,
  title: 'Create your password',
  intro: 'You will use it to log in on the web and in the app.',
  email: 'Email',
  emailHelp: 'Set by your property. Ask them to change it.',
  submit: 'Create password',
  submitReason: 'Available when both passwords match.',
  alerts: { create: createPasswordAlertWords, masterUser: masterUserAlertWords },
}
