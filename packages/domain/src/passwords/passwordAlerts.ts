import { isEmailAddress } from '../textInput/emailAddress.ts'
import { checkPassword } from './passwordPolicy.ts'

/** The typed text of the two password fields. */
export interface PasswordEntry {
  password: string
  confirmPassword: string
}

export interface SubscribeEntry extends PasswordEntry {
  username: string
}

export type CreatePasswordAlert = 'passwordEmpty' | 'confirmPasswordEmpty' | 'passwordsDiffer' | 'passwordInvalid'
export type MasterUserAlert = 'passwordEmpty' | 'passwordInvalid' | 'passwordsDiffer'
export type SubscribeAlert =
  | 'usernameEmpty'
  | 'passwordEmpty'
  | 'usernameInvalid'
  | 'passwordInvalid'
  | 'confirmPasswordEmpty'
  | 'confirmPasswordInvalid'
  | 'passwordsDiffer'

interface AlertRow<Code extends string, Entry> {
  code: Code
  when: (entry: Entry) => boolean
}

/**
 * The alerts of create and reset password, in the order in which they are checked (spec §5). The specification lists three alerts. A
 * fourth, with the field's own message, is for two equal passwords that break the rule.
 */
export const createPasswordAlertOrder: readonly AlertRow<CreatePasswordAlert, PasswordEntry>[] = [
  { code: 'passwordEmpty', when: ({ password }) => password === '' },
  { code: 'confirmPasswordEmpty', when: ({ confirmPassword }) => confirmPassword === '' },
  { code: 'passwordsDiffer', when: differ },
  { code: 'passwordInvalid', when: ({ password }) => isInvalid(password) },
]

/** The alerts of create master user password (spec §5). */
export const masterUserAlertOrder: readonly AlertRow<MasterUserAlert, PasswordEntry>[] = [
  { code: 'passwordEmpty', when: ({ password }) => password === '' },
  { code: 'passwordInvalid', when: ({ password }) => isInvalid(password) },
  { code: 'passwordsDiffer', when: differ },
]

/** The alerts of Subscribe, in the order of the specification's list (spec §5). */
export const subscribeAlertOrder: readonly AlertRow<SubscribeAlert, SubscribeEntry>[] = [
  { code: 'usernameEmpty', when: ({ username }) => username === '' },
  { code: 'passwordEmpty', when: ({ password }) => password === '' },
  { code: 'usernameInvalid', when: ({ username }) => !isEmailAddress(username) },
  { code: 'passwordInvalid', when: ({ password }) => isInvalid(password) },
  { code: 'confirmPasswordEmpty', when: ({ confirmPassword }) => confirmPassword === '' },
  { code: 'confirmPasswordInvalid', when: ({ confirmPassword }) => isInvalid(confirmPassword) },
  { code: 'passwordsDiffer', when: differ },
]

/** The one alert on submitting create or reset password; null if the form may be sent. */
export function findCreatePasswordAlert(entry: PasswordEntry): CreatePasswordAlert | null {
  return firstAlert(createPasswordAlertOrder, entry)
}

/** The one alert on submitting the master user's password; null if the form may be sent. */
export function findMasterUserAlert(entry: PasswordEntry): MasterUserAlert | null {
  return firstAlert(masterUserAlertOrder, entry)
}

/** The one alert on submitting Subscribe; null if the form may be sent. */
export function findSubscribeAlert(entry: SubscribeEntry): SubscribeAlert | null {
  return firstAlert(subscribeAlertOrder, entry)
}

export interface PasswordFieldMessages {
  password: 'passwordInvalid' | null
  confirmPassword: 'confirmPasswordInvalid' | 'passwordsDiffer' | null
}

/** The messages under the two fields while they are filled in (spec §5). An empty field has none. */
export function findPasswordFieldMessages({ password, confirmPassword }: PasswordEntry): PasswordFieldMessages {
  return {
    password: password !== '' && isInvalid(password) ? 'passwordInvalid' : null,
    confirmPassword: confirmPasswordMessage(password, confirmPassword),
  }
}

/** Whether both passwords are equal. Submit is disabled while they differ (spec §5). */
export function passwordsAgree(entry: PasswordEntry): boolean {
  return !differ(entry)
}

function confirmPasswordMessage(password: string, confirmPassword: string) {
  if (confirmPassword === '') return null
  if (confirmPassword !== password) return 'passwordsDiffer'
  return isInvalid(confirmPassword) ? 'confirmPasswordInvalid' : null
}

function firstAlert<Code extends string, Entry>(order: readonly AlertRow<Code, Entry>[], entry: Entry): Code | null {
  return order.find(({ when }) => when(entry))?.code ?? null
}

function isInvalid(password: string): boolean {
  return checkPassword(password).length > 0
}

function differ({ password, confirmPassword }: PasswordEntry): boolean {
  return password !== confirmPassword
}
