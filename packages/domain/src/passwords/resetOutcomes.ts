/** Messages of the services, compared exactly; the misspelling is theirs. */
export const resetLinkMessages = {
  invalid: 'Password reset link is not vaild',
  expired: 'This password reset link has expired. Please request a new password reset.',
} as const

/** Sent instead of the link's token once the link has expired (spec §4). */
export const zeroToken = '00000000-0000-0000-0000-000000000000'

export type ResetLinkOutcome =
  | { kind: 'usable'; token: string }
  /** The form opens under a banner with the message and can only send a token that is refused. */
  | { kind: 'expired'; token: typeof zeroToken; message: string }
  | { kind: 'invalid'; goTo: 'login' }

/** What a password link's check leads to (spec §4, §8). `message` is what the check answered, if anything. */
export function resolveResetLink({ message, token }: { message: string | null; token: string }): ResetLinkOutcome {
  if (message === resetLinkMessages.invalid) return { kind: 'invalid', goTo: 'login' }
  if (message === resetLinkMessages.expired) return { kind: 'expired', token: zeroToken, message }
  return { kind: 'usable', token }
}

/** Stored for the confirmation page of users without web access: it decides the page's wording and title (spec §4). */
export type PasswordConfirmation = 'reset' | 'set'

/** The result for a user who may only use the mobile app. */
export const nonWebAccessResult = 'NonWebAccessUser'

export type ResetResultOutcome =
  | { kind: 'done'; goTo: 'login' }
  | { kind: 'nonWebAccess'; confirmation: PasswordConfirmation; goTo: 'nonWebAccessUser' }
  /** The server's message is shown, for example 'Password reset not completed'. */
  | { kind: 'refused'; message: string }

/** What sending a new password leads to (spec §4). The result 'NonWebAccessUser' is checked before success. */
export function resolveResetResult({ isSuccess, message }: { isSuccess: boolean; message: string }): ResetResultOutcome {
  if (message === nonWebAccessResult) return { kind: 'nonWebAccess', confirmation: 'reset', goTo: 'nonWebAccessUser' }
  return isSuccess ? { kind: 'done', goTo: 'login' } : { kind: 'refused', message }
}
