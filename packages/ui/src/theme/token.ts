import type { TokenName } from './tokenNames.ts'

/** The CSS reference of a token, for styles written in TypeScript: `token('text-muted')`. */
export function token(name: TokenName): string {
  return `var(--portal-${name})`
}
