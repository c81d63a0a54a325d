import { findForbiddenText, type ForbiddenText, isComparisonOnly } from './forbiddenText.ts'

/** Why a text may not be stored: the filter of spec §5, or invisible characters. */
export type TextProblem = ForbiddenText | 'comparisonOnly' | 'control' | 'direction'

/** NUL and the other control characters, line and paragraph separators, and halves of a surrogate pair. */
const control = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u
/** The control characters that a note may contain: tab, line feed and carriage return. */
const controlInNote = /(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u
/** Bidirectional embeddings, overrides, isolates and marks: they can make a name read differently from how it is written. */
const direction = /\p{Bidi_Control}/u

/**
 * Why a text may not be stored as the value of a text field, or null where it may. `lines: 'many'` is a note, which may contain tabs and
 * line breaks. An empty text may always be stored. Not for email addresses, passwords and secrets: see `findInvisibleCharacter`.
 */
export function findTextProblem(text: string, lines: 'one' | 'many' = 'one'): TextProblem | null {
  return findInvisibleCharacter(text, lines) ?? (isComparisonOnly(text) ? 'comparisonOnly' : findForbiddenText(text))
}

/**
 * The part of `findTextProblem` that also applies to values with a format of their own, such as an email address or a time zone's name.
 */
export function findInvisibleCharacter(text: string, lines: 'one' | 'many' = 'one'): 'control' | 'direction' | null {
  if ((lines === 'one' ? control : controlInNote).test(text)) return 'control'
  return direction.test(text) ? 'direction' : null
}
