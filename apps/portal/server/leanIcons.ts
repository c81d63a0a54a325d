import type { Plugin } from 'vite'

/**
 * Each shape of an icon has a random key, and each icon its name and former names as classes. React needs keys in development alone, as no
 * shape ever moves, and no style asks for these classes; but what is random does not compress.
 */
export const leanIcons: Plugin = {
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/.test(id) ? withoutNames(code) : null),
}

export function withoutNames(code: string): string {
  return code.replace(/,?\s*\bkey: "[\w-]+"/g, '').replace(/^\s*(name: "[\w-]+"|aliases: \[[^\]]*\]),?\n/gm, '').replace(/^__iconData\.\w+;\n/gm, '')
}
