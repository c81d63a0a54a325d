/** A DTCG token: https://www.designtokens.org, format 2025.10. */
export interface Token {
  $type?: string
  $value: unknown
  $description?: string
  $extensions?: { 'portal.brand'?: string }
}

export interface TokenGroup {
  [name: string]: Token | TokenGroup | string
}

export interface FlatToken {
  path: string[]
  token: Token
}

export function isToken(node: unknown): node is Token {
  return typeof node === 'object' && node !== null && '$value' in node
}

/** Every token below a group, in file order. */
export function flatten(group: TokenGroup, path: string[] = []): FlatToken[] {
  return Object.entries(group).flatMap(([name, node]) => {
    if (name.startsWith('$') || typeof node === 'string') return []
    const here = [...path, name]
    return isToken(node) ? [{ path: here, token: node }] : flatten(node, here)
  })
}

/** The group at a path. Throws if the path is missing: a generator must not guess. */
export function groupAt(tree: TokenGroup, ...path: string[]): TokenGroup {
  let node: Token | TokenGroup | string | undefined = tree
  for (const name of path) {
    node = typeof node === 'object' && !isToken(node) ? node[name] : undefined
  }
  if (typeof node !== 'object' || isToken(node)) throw new Error(`tokens.json has no group "${path.join('.')}"`)
  return node
}

/** `['accent', 'on-fill']` becomes `--portal-accent-on-fill`. */
export function variableName(path: string[]): string {
  return ['--portal', ...path].join('-')
}
