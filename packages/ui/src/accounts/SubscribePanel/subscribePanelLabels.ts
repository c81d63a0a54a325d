import { newPasswordLabels } from '../internal/NewPasswordFields.tsx'
import type { NewPasswordLabels } from '../internal/NewPasswordFields.tsx'
import { subscribeAlertWords } from '../internal/passwordWords.ts'
import type { SubscribeAlertWords } from '../internal/passwordWords.ts'

export interface SubscribeFacts {
  callGroup?: string
  property?: string
}

export interface SubscribePanelLabels extends NewPasswordLabels {
  title: string
  intro: (facts: SubscribeFacts) => string
  username: string
  usernameHelp: string
  passwordHelp: string
  submit: string
  submitReason: string
  /** By the domain's code. */
  alerts: SubscribeAlertWords
  /** Under the server's message once the form is gone. */
  done: (facts: SubscribeFacts) => string
  login: string
}

export const subscribePanelLabels: SubscribePanelLabels = {
  ...newPasswordLabels,
  title: 'Subscribe Callgroup',
  intro: (facts) => `${nameOf(facts) ?? 'Your call group'} will call you when a visitor rings.`,
  username: 'Username',
  usernameHelp: 'Your email address. Letters, digits, dot, hyphen, underscore and plus.',
  passwordHelp: 'At least 8 characters, at most 15, with a letter and a number.',
  submit: 'Subscribe',
  submitReason: 'Available when both passwords match.',
  alerts: subscribeAlertWords,
  done: ({ callGroup }) => `You are in ${callGroup ?? 'the call group'}. Open the app with your username to take visitor calls.`,
  login: 'Log in',
}

function nameOf({ callGroup, property }: SubscribeFacts): string | undefined {
  return callGroup && property ? `${callGroup} at ${property}` : callGroup
}
