import { limits } from '../limits.ts'

/**
 * Every character that a password may contain: ASCII letters, digits and most punctuation (spec §5). Space, < > = and quotes are excluded.
 */
const punctuation = '!#$%&()*+,-./:;?@[\\]^_`{|}~'
const lowercase = 'abcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'

/** The password rule as data, for hints and for the browser's password generator. */
export const passwordPolicy = {
  ...limits.password,
  allowedCharacters: lowercase.toUpperCase() + lowercase + digits + punctuation,
  allowedPunctuation: punctuation,
  /**
   * The value of an input's `passwordrules` attribute. In a custom character class of its syntax, '-' must be first and ']' last, just
   * before the closing bracket.
   */
  passwordRules:
    `minlength: ${limits.password.minLength}; maxlength: ${limits.password.maxLength}; ` +
    `required: lower; required: digit; allowed: upper; allowed: [-${punctuation.replace(/[\]-]/g, '')}]];`,
} as const

export type PasswordProblem = 'empty' | 'tooShort' | 'tooLong' | 'noLowercase' | 'noDigit' | 'forbiddenCharacter'

const allowed = new Set<string>(passwordPolicy.allowedCharacters)

/** Whether every character is allowed in a password. True for empty text. */
export function isPasswordText(text: string): boolean {
  for (const character of text) if (!allowed.has(character)) return false
  return true
}

interface PasswordRule {
  problem: PasswordProblem
  when: (password: string) => boolean
}

const passwordRuleOrder: readonly PasswordRule[] = [
  { problem: 'empty', when: (password) => password === '' },
  { problem: 'tooShort', when: (password) => characters(password) < passwordPolicy.minLength },
  { problem: 'tooLong', when: (password) => characters(password) > passwordPolicy.maxLength },
  { problem: 'noLowercase', when: (password) => !/[a-z]/.test(password) },
  { problem: 'noDigit', when: (password) => !/[0-9]/.test(password) },
  { problem: 'forbiddenCharacter', when: (password) => !isPasswordText(password) },
]

/** The rules of spec §5 that a password breaks, in a fixed order; empty if it is valid. */
export function checkPassword(password: string): PasswordProblem[] {
  return passwordRuleOrder.filter(({ when }) => when(password)).map(({ problem }) => problem)
}

function characters(text: string): number {
  return Array.from(text).length
}
