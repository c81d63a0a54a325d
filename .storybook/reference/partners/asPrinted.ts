/**
 * Shows the document and its elements as printed, by applying print rules to the screen. Returns a function that undoes this. A stylesheet
 * that elements share is changed once.
 */
export function asPrinted(): () => void {
  const sheets = [...document.styleSheets, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [...(shadowRoot?.adoptedStyleSheets ?? [])])]
  const printed = [...new Set(sheets)].flatMap(({ cssRules }) => [...cssRules]).filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
  for (const { media } of printed) media.mediaText = 'all'
  return () => {
    for (const { media } of printed) media.mediaText = 'print'
  }
}
