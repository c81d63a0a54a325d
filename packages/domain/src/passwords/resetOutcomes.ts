/** Messages of the service, with its misspelling. They are compared exactly. */
export const resetLinkMessages = {
  invalid: 'Password reset link is not vaild',
  expired: 'This password reset link has expired. Please request a new password reset.',
} as const

/** The token that is sent in place of the link's token once the link has expired (spec §4). */
export const zeroToken = '00000000-0000-0000-0000-000000000000'

export type ResetLinkOutcome =
  | { kind: 'usable'; token: string }
  /** The form opens under a banner with the message. It sends a token that the service refuses. */
  | { kind: 'expired'; token: typeof zeroToken; message: string }
  | { kind: 'invalid'; goTo: 'login' }

/** The outcome of the check of a password link (spec §4, §8). `message` is the message in the answer, if there is one. */
export function resolveResetLink({ message, token }: { message: string | null; token: string }): ResetLinkOutcome {
  if (message === resetLinkMessages.invalid) return { kind: 'invalid', goTo: 'login' }
  if (message === resetLinkMessages.expired) return { kind: 'expired', token: zeroToken, message }
  return { kind: 'usable', token }
}

/**
 * Whether a password was reset or set. It is stored for the confirmation page of users without web access, and decides that page's words
 * and title (spec §4).
 */
export type PasswordConfirmation = 'reset' | 'set'

/** The result in the answer for a user who may only use the mobile app. */
export const nonWebAccessResult = 'NonWebAccessUser'

export type ResetResultOutcome =
  | { kind: 'done'; goTo: 'login' }
  | { kind: 'nonWebAccess'; confirmation: PasswordConfirmation; goTo: 'nonWebAccessUser' }
  /** The server's message is shown, for example 'Password reset not completed'. */
  | { kind: 'refused'; message: string }

/** The outcome of sending a new password (spec §4). The result 'NonWebAccessUser' is checked before success. */
export function resolveResetResult({ isSuccess, message }: { isSuccess: boolean; message: string }): ResetResultOutcome {
  if (message === nonWebAccessResult) return { kind: 'nonWebAccess', confirmation: 'reset', goTo: 'nonWebAccessUser' }
  return isSuccess ? { kind: 'done', goTo: 'login' } : { kind: 'refused', message }
}
