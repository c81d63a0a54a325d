import { dirname, join } from 'node:path'

const library = 'packages/ui/src'

/**
 * The exported hooks, functions and values of the library that neither the portal, nor documents for partners, nor another folder of the
 * library uses. Components are left out, because each has a page.
 */
export function unusedOffers(index: string, sources: Readonly<Record<string, string>>): string[] {
  const texts = Object.entries(sources).filter(([file]) => file !== `${library}/index.ts`)
  return [...index.matchAll(/^export \{([^}]+)\} from '([^']+)'/gm)].flatMap(([, list = '', from = '']) => {
    // A component has a folder of its own; a file directly in a group of folders stands alone.
    const home = join(library, from.split('/').length > 3 ? `${dirname(from)}/` : from)
    const others = texts.filter(([file]) => !file.startsWith(home)).map(([, text]) => text)
    return valuesIn(list).filter((name) => !others.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
  })
}

const valuesIn = (list: string): string[] => list.split(',').map((name) => name.trim()).filter((name) => !name.startsWith('type ')).map((name) => name.split(' as ').at(-1) ?? '').filter((name) => /^[a-z]/.test(name))
