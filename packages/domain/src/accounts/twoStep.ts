import { isOperator } from './roles.ts'
import type { RightsHolder } from './rights.ts'

/** How many recovery codes a user has. */
export const recoveryCodeCount = 10
export const trustedBrowserDays = 30

/** Characters of recovery codes, without 0, 1, I and O, which look alike. */
export const recoveryCodeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Reads a typed recovery code and returns it in the form `7KQ4-MX2D`; null for other text. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const isCode = letters.length === 8 && [...letters].every((letter) => recoveryCodeLetters.includes(letter))
  return isCode ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null
}

/** Reads the typed or pasted six digits of an authenticator app; null for other text. */
export function readAuthenticatorCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/**
 * Whether an account's rule that administrators must use two-step sign-in applies to a user. It does not apply to the owner of a house, who
 * administers no other users.
 */
export function needsTwoStep(user: RightsHolder & { IS_SFH_ACTIVE: boolean }): boolean {
  const { IsUserAdmin = false, IsKitsAdmin = false, IsBillingAdmin = false, IS_SFH_ACTIVE } = user
  return !IS_SFH_ACTIVE && (isOperator(user) || IsUserAdmin || IsKitsAdmin || IsBillingAdmin)
}
