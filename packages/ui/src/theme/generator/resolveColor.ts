import { hexOf } from './renderTokens.ts'
import { groupAt, isToken, type TokenGroup } from './tokenTree.ts'

/** The value at a path, with references resolved. */
function valueAt(tree: TokenGroup, path: readonly string[]): unknown {
  const token = groupAt(tree, ...path.slice(0, -1))[path.at(-1) ?? '']
  const value = isToken(token) ? token.$value : undefined
  return typeof value === 'string' && value.startsWith('{') ? valueAt(tree, value.slice(1, -1).split('.')) : value
}

/** The color of a meaning such as `text.muted` in one theme, as `#rrggbb`. Throws if there is none. */
export function resolveColor(tree: TokenGroup, theme: 'light' | 'dark', name: string): string {
  return hexOf(valueAt(tree, [theme, ...name.split('.')]) as Parameters<typeof hexOf>[0])
}
