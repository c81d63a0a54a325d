/** The characters that a spreadsheet ignores before the first character of a cell. */
const leading = /^[\s\p{Cc}\p{Cf}]+/u
const trigger = /^[=+\-@|%]/
/** Characters that make a cell suspect, whatever follows. */
const leadingControl = /^[\t\r\0]/
const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * A cell for CSV export that no spreadsheet takes for a formula. The text gets a leading apostrophe if, after spaces and invisible
 * characters, it begins with = + - @ | % (full-width too) or with a tab, CR or NUL, and is not a plain number. `quoteCsvCell` does the
 * quoting.
 */
export function neutralizeCsvCell(text: string): string {
  const seen = seenOf(text)
  if (plainNumber.test(seen)) return text
  return trigger.test(seen) || leadingControl.test(text) ? `'${text}` : text
}

/** A cell as a spreadsheet reads it. */
function seenOf(text: string): string {
  return text.normalize('NFKC').replace(leading, '').trim()
}

/** Where a new cell begins for a spreadsheet with another list separator than the comma, which reads a quote inside a cell as a letter. */
const laterParts = /([;|\t\r\n])([^;|\t\r\n]*)/g

/**
 * A cell in quotes (RFC 4180). Pass the result of `neutralizeCsvCell`; parts that a spreadsheet with another separator would read as separate cells are
 * made safe here.
 */
export function quoteCsvCell(text: string): string {
  const safe = text.replace(laterParts, (_, separator: string, part: string) => `${separator}${trigger.test(seenOf(part.replaceAll('"', ''))) ? "'" : ''}${part}`)
  return `"${safe.replaceAll('"', '""')}"`
}
