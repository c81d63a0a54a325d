const end = '/*!sc*/'
const marks = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/

/**
 * The style element of styled-components in two: its rules, which may stand in an element of the document for good, and an element with the names of
 * the components that have them. Given all in one it would read each rule, write it into a sheet of its own and take the first away, before it
 * draws anything. Rules that are added come after these, so none of these may depend on props.
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
