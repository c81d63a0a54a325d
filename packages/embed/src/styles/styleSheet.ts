const made = new Map<string, CSSStyleSheet>()

/**
 * Creates one stylesheet that all elements of a page share. It is created by script, so that the page's policy needs no exception for
 * styles.
 */
export function styleSheet(text: string): CSSStyleSheet {
  const known = made.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  made.set(text, sheet)
  return sheet
}
