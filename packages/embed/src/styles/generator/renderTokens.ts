type Declarations = ReadonlyMap<string, string>

/**
 * Generates one block with the declarations of all tokens that a stylesheet uses, directly or not. Raw values are inlined, a color of both
 * themes is one `light-dark()`, and lengths are in pixels, because the host page's root font size is unknown.
 */
export function renderTokens(tokens: string, stylesheet: string): string {
  const base = declarationsOf(tokens, ':root {')
  const light = declarationsOf(tokens, ":root, [data-theme='light'] {")
  const dark = declarationsOf(tokens, "\n[data-theme='dark'] {")
  const parts = declarationsOf(tokens, ':root, [data-theme] {')
  const needed = new Set<string>()
  const need = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--portal-[\w-]+)/g)) {
      if (needed.has(name) || name.startsWith('--portal-brand-')) continue
      needed.add(name)
      for (const block of [base, light, dark, parts]) need(withoutRaw(block.get(name) ?? '', base))
    }
  }
  need(stylesheet)
  const plain = (text: string) => withoutRaw(text, base).replaceAll(/(-?[\d.]+)rem/g, (_rem, count: string) => `${Number(count) * 16}px`)
  return [...parts, ...base, ...light].filter(([name]) => needed.has(name)).map(([name, value]) => {
    const inDark = dark.get(name)
    const said = plain(value)
    return `${name}:${inDark === undefined || plain(inDark) === said ? said : `light-dark(${said},${plain(inDark)})`};`
  }).join('')
}

function withoutRaw(text: string, base: Declarations): string {
  return text.replaceAll(/var\((--portal-raw-[\w-]+)\)/g, (_reference, name: string) => base.get(name) ?? '')
}

function declarationsOf(css: string, head: string): Declarations {
  const from = css.indexOf(head)
  if (from < 0) throw new Error(`tokens.css has no block ${head}`)
  const body = css.slice(from + head.length, css.indexOf('}', from))
  return new Map([...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

/** Generates the module with the declarations for the first styles, and those for styles that load later. */
export function renderModule(tokens: string, first: string, later: string): string {
  const declared = renderTokens(tokens, first)
  const known = new Set(listOf(declared))
  const more = listOf(renderTokens(tokens, first + later)).filter((one) => !known.has(one)).join('')
  return `/** Generated from the tokens of @portal/ui by generator/writeTokens.ts. */\nexport const tokens = ${quoted(declared)}\nexport const moreTokens = ${quoted(more)}\n`
}

const listOf = (declarations: string) => declarations.match(/[^;]+;/g) ?? []

const quoted = (text: string) => JSON.stringify(text).replaceAll("'", String.raw`\'`).replace(/^"|"$/g, "'")
