/** Characters at the start of a cell that a spreadsheet ignores. */
const leading = /^[\s\p{Cc}\p{Cf}]+/u
const trigger = /^[=+\-@|%]/
/** Characters that make a cell unsafe at its start, regardless of the rest. */
const leadingControl = /^[\t\r\0]/
const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * Makes a cell for CSV export safe, so that no spreadsheet reads it as a formula. The text gets an apostrophe before it if, after spaces
 * and invisible characters, it begins with = + - @ | % (full-width too) or with a tab, CR or NUL, and is not a plain number. `quoteCsvCell`
 * adds the quotes.
 */
export function neutralizeCsvCell(text: string): string {
  const seen = seenOf(text)
  if (plainNumber.test(seen)) return text
  return trigger.test(seen) || leadingControl.test(text) ? `'${text}` : text
}

/** The text of a cell as a spreadsheet reads it. */
function seenOf(text: string): string {
  return text.normalize('NFKC').replace(leading, '').trim()
}

/**
 * Matches each place where a new cell begins in a spreadsheet whose separator isn't the comma. Such a spreadsheet reads a quote inside a
 * cell as a letter.
 */
const laterParts = /([;|\t\r\n])([^;|\t\r\n]*)/g

/**
 * Puts a cell in quotes (RFC 4180). Pass the result of `neutralizeCsvCell`. Parts that a spreadsheet with another separator would read as
 * separate cells are made safe here.
 */
export function quoteCsvCell(text: string): string {
  const safe = text.replace(laterParts, (_, separator: string, part: string) => `${separator}${trigger.test(seenOf(part.replaceAll('"', ''))) ? "'" : ''}${part}`)
  return `"${safe.replaceAll('"', '""')}"`
}
