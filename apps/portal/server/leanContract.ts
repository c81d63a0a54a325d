import type { Plugin } from 'vite'

/** What a definition of a call says for the catalogue and the published types alone; nobody who calls reads it. */
const told = /\b(?:summary: (?:'(?:[^'\\]|\\.)*'|`[^`]*`)|assumed: true|area: '\w+'),?[^\S\n]*/g

/** Leaves the catalogue's words about each call out of the portal's build. */
export const leanContract: Plugin = {
  name: 'lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (/\/api-client\/src\/contract\/[\w/]+\.ts$/.test(id) ? withoutCatalogue(code) : null),
}

export function withoutCatalogue(code: string): string {
  return code.replace(told, '')
}
