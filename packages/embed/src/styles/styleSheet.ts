const made = new Map<string, CSSStyleSheet>()

/** One sheet of a text for all elements of a page. It is constructed, so that no policy of the page has to allow styles. */
export function styleSheet(text: string): CSSStyleSheet {
  const known = made.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  made.set(text, sheet)
  return sheet
}
