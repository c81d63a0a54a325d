import { findForbiddenText, type ForbiddenText, isComparisonOnly } from './forbiddenText.ts'

/** Why a text may not be stored: the filter of spec §5, or invisible characters. */
export type TextProblem = ForbiddenText | 'comparisonOnly' | 'control' | 'direction'

/** Matches NUL and other control characters, line and paragraph separators, and halves of a surrogate pair. */
const control = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u
/** The same characters except tab, line feed and carriage return, which a note may contain. */
const controlInNote = /(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u
/** Characters that change the direction of text, and so can make a name look different from its characters. */
const direction = /\p{Bidi_Control}/u

/**
 * Why a text may not be stored as the value of a text field; null if it may. `lines: 'many'` means a note, which may contain tabs and line
 * breaks. An empty text may always be stored. For email addresses, passwords and secrets use `findInvisibleCharacter`.
 */
export function findTextProblem(text: string, lines: 'one' | 'many' = 'one'): TextProblem | null {
  return findInvisibleCharacter(text, lines) ?? (isComparisonOnly(text) ? 'comparisonOnly' : findForbiddenText(text))
}

/**
 * Finds an invisible character, also in values with their own format, such as an email address or a time zone's name.
 */
export function findInvisibleCharacter(text: string, lines: 'one' | 'many' = 'one'): 'control' | 'direction' | null {
  if ((lines === 'one' ? control : controlInNote).test(text)) return 'control'
  return direction.test(text) ? 'direction' : null
}
