/**
 * The document and the elements in it as on paper: what is for print alone stands for the screen too. Answers the function that ends it. A
 * sheet that elements share is one sheet.
 */
export function asPrinted(): () => void {
  const sheets = [...document.styleSheets, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [...(shadowRoot?.adoptedStyleSheets ?? [])])]
  const printed = [...new Set(sheets)].flatMap(({ cssRules }) => [...cssRules]).filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
  for (const { media } of printed) media.mediaText = 'all'
  return () => {
    for (const { media } of printed) media.mediaText = 'print'
  }
}
