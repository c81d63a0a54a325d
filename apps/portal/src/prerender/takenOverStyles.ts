const end = '/*!sc*/'
const marks = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/

/**
 * Splits the style element of styled-components: the rules stay in the document, and an element names their components. As one element,
 * styled-components would copy each rule into its own sheet before the first render. Later rules are added after these, so these must not
 * depend on props.
 */
export function takenOverStyles(element: string): { rules: string; names: string } {
  const [, open = '', text = ''] = /^(<style [^>]*>)([^]*)<\/style>$/.exec(element) ?? []
  if (open === '') throw new Error('styled-components wrote its styles in another way than one element.')
  const parts = text.split(`${end}\n`)
  const isMark = (part: string) => marks.test(part)
  return {
    rules: parts.filter((part) => !isMark(part)).join(''),
    names: `${open}${parts.filter(isMark).map((part) => `${part}${end}\n`).join('')}</style>`,
  }
}
