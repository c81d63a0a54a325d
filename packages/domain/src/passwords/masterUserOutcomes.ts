import { nonWebAccessResult, type PasswordConfirmation } from './resetOutcomes.ts'

/** A message of the service. It is compared exactly. */
export const passwordExistsMessage = 'Password already exists'

/** The page that a redirect value of an answer opens, and the values that the browser stores before. */
export type MasterUserRedirect =
  | { goTo: 'login' }
  | { goTo: 'nonWebAccessUser'; confirmation: PasswordConfirmation }
  | { goTo: 'watchmanSystemConfiguration'; setsWatchmanStatus: true }

export interface MasterUserRedirectRow {
  /** The redirect value in the service's answer. */
  redirect: string
  outcome: MasterUserRedirect
}

/** Redirect values of spec §4 "Master user password created". Any other value opens login. */
export const masterUserRedirects: readonly MasterUserRedirectRow[] = [
  { redirect: 'signin', outcome: { goTo: 'login' } },
  { redirect: nonWebAccessResult, outcome: { goTo: 'nonWebAccessUser', confirmation: 'set' } },
  { redirect: 'WatchmanSystemConfiguration', outcome: { goTo: 'watchmanSystemConfiguration', setsWatchmanStatus: true } },
]

/** The page that opens after the master user's password is created, by the redirect value of the answer. */
export function resolveMasterUserResult(redirect: string | null | undefined): MasterUserRedirect {
  return masterUserRedirects.find((row) => row.redirect === redirect)?.outcome ?? { goTo: 'login' }
}

export type MasterUserCheckOutcome =
  | { kind: 'open'; notice: 'pleaseLogin' | null; message: string | null }
  | { kind: 'redirect'; to: MasterUserRedirect }

export interface MasterUserCheck {
  isSuccess: boolean
  message: string | null
  redirect?: string | null
}

/** Whether the master user's page opens after its check (spec §4). */
export function resolveMasterUserCheck({ isSuccess, message, redirect }: MasterUserCheck): MasterUserCheckOutcome {
  if (message === passwordExistsMessage) return { kind: 'open', notice: 'pleaseLogin', message }
  if (isSuccess) return { kind: 'open', notice: null, message: null }
  return { kind: 'redirect', to: resolveMasterUserResult(redirect) }
}
