const opener = /<(?:\/?[a-z]|[!?/])/i
const commentOpener = /<(?:[!?]|\/[^a-z])/i
const unclosedTag = /<[a-z][^\s<>/]*[\s/]+[^\s<>=/]+\s*=/i

/**
 * Whether an HTML parser would find an element or a comment in a text. It finds none in `A<B`, `a < b`, `<3` and `1<2>3`, but one in `x<y
 * and y>z`.
 */
export function hasMarkup(text: string): boolean {
  const first = text.search(opener)
  if (first === -1) return false
  if (text.lastIndexOf('>') > first) return true
  return commentOpener.test(text) || unclosedTag.test(text)
}

/** Removes each `<` that could open a tag, so that the result has no element, even with other text after it. */
export function dropOpeners(text: string): string {
  return text.replace(/<+(?=[a-z/!?])/gi, '')
}

const contentNeverShown = /^(?:script|style|template|noscript|iframe|noembed|noframes|xmp|svg|math)$/i

/**
 * Removes tags without an HTML parser, for code without a DOM, in one linear pass. It cuts from each `<` that opens a tag to the next `>`.
 * If there is no `>`, it removes only the `<`.
 */
export function stripMarkupByText(text: string): string {
  const endings = new Map<string, boolean>()
  const kept: string[] = []
  let at = 0
  while (at < text.length) {
    const start = findOpener(text, at)
    if (start === -1) break
    kept.push(text.slice(at, start))
    const isComment = text.startsWith('<!--', start)
    const end = isComment ? text.indexOf('-->', start + 4) : text.indexOf('>', start)
    if (end === -1) {
      at = start + 1
      if (text.indexOf('>', start) === -1) break
      continue
    }
    at = end + (isComment ? 3 : 1)
    at = skipHiddenContent(text, start, at, endings)
  }
  kept.push(text.slice(at))
  return dropOpeners(kept.join(''))
}

function findOpener(text: string, from: number): number {
  for (let at = text.indexOf('<', from); at !== -1; at = text.indexOf('<', at + 1)) {
    if (/[a-z/!?]/i.test(text.charAt(at + 1))) return at
  }
  return -1
}

function skipHiddenContent(text: string, start: number, contentStart: number, endings: Map<string, boolean>): number {
  const name = /^[a-z]+/i.exec(text.slice(start + 1, start + 12))?.[0].toLowerCase()
  if (name === undefined || !contentNeverShown.test(name) || endings.get(name) === false) return contentStart
  const rest = new RegExp(`</${name}[^>]*>`, 'gi')
  rest.lastIndex = contentStart
  const found = rest.exec(text)
  endings.set(name, found !== null)
  return found ? rest.lastIndex : contentStart
}
