/** What a spreadsheet ignores before it looks at the first character of a cell. */
const leading = /^[\s\p{Cc}\p{Cf}]+/u
const trigger = /^[=+\-@|%]/
/** These alone make a cell suspect, whatever follows. */
const leadingControl = /^[\t\r\0]/
const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * A cell for CSV export that no spreadsheet takes for a formula: prefixed with an apostrophe where the text begins,
 * after spaces and invisible characters, with = + - @ | % (full-width too) or with a tab, CR or NUL, and is not a
 * plain number. Quoting is `quoteCsvCell`'s work.
 */
export function neutralizeCsvCell(text: string): string {
  const seen = text.normalize('NFKC').replace(leading, '').trim()
  if (plainNumber.test(seen)) return text
  return trigger.test(seen) || leadingControl.test(text) ? `'${text}` : text
}

/** A cell quoted as RFC 4180 asks, where it needs to be. Neutralise first. */
export function quoteCsvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
