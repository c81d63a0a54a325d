/** '<!', '<?' and '</' before anything but a letter or '>' are comments to an HTML parser, closed or not. */
const comment = /<(?:[!?]|\/[^a-z>])/i
const tagStart = /<\/?[a-z]/i
const elementStart = /<[a-z]/i
const attributeSeparator = /[\s/]/

/**
 * Whether an HTML parser would read an element or a comment in the text, or would once a '>' follows an unclosed '<name attribute='.
 * 'A<B', '<3' and '1<2>3' contain neither. Scans the text at most twice.
 */
export function hasTag(text: string): boolean {
  if (!text.includes('<')) return false
  if (comment.test(text)) return true
  const start = text.search(tagStart)
  if (start < 0) return false
  return text.lastIndexOf('>') > start || hasUnclosedAttribute(text)
}

/** Only the first start tag matters: the separator of any later one comes later still. */
function hasUnclosedAttribute(text: string): boolean {
  const start = text.search(elementStart)
  if (start < 0) return false
  const separator = text.slice(start + 1).search(attributeSeparator)
  return separator >= 0 && text.lastIndexOf('=') > start + 1 + separator
}
