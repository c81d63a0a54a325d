/** The characters that a spreadsheet ignores before the first character of a cell. */
const leading = /^[\s\p{Cc}\p{Cf}]+/u
const trigger = /^[=+\-@|%]/
/** Characters that make a cell suspect by themselves, whatever follows. */
const leadingControl = /^[\t\r\0]/
const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * A cell for CSV export that no spreadsheet takes for a formula. The text gets a leading apostrophe if, after spaces and invisible
 * characters, it begins with = + - @ | % (full-width too) or with a tab, CR or NUL, and is not a plain number. `quoteCsvCell` does the
 * quoting.
 */
export function neutralizeCsvCell(text: string): string {
  const seen = text.normalize('NFKC').replace(leading, '').trim()
  if (plainNumber.test(seen)) return text
  return trigger.test(seen) || leadingControl.test(text) ? `'${text}` : text
}

/** A cell quoted as RFC 4180 requires, where quoting is needed. Neutralise the cell first. */
export function quoteCsvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
