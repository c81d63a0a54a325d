import type { PublicPage } from '../app/PublicPage.ts'
import type { PublicStart } from '../app/startPublic.tsx'
import { publicPages } from './publicPages.ts'

interface PublicModule {
  start: (given: PublicStart) => Promise<void>
  page: PublicPage<unknown>
}

const modules = import.meta.glob<PublicModule>(['./*.ts', '!./{atHand,fetched,findPublicPage,publicPages}.ts'])

export async function loadPublicPage(file: string): Promise<PublicModule> {
  const load = modules[`./${file}`]
  if (!load) throw new Error(file)
  return load()
}

/** As the router reads them; what nobody can decode stays as it is. */
function decoded(parts: Readonly<Record<string, string | undefined>> = {}): PublicStart['params'] {
  const decode = (text: string) => {
    try {
      return decodeURIComponent(text)
    } catch {
      return text
    }
  }
  return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, text && decode(text)]))
}

/** The page at a path; the router finds it alike, whatever its case. */
export function findPublicPage(pathname: string): { load: () => Promise<PublicModule>; params: PublicStart['params'] } | null {
  for (const { path, file } of publicPages) {
    const pattern = path.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/\/:(\w+)/g, '/(?<$1>[^/]+)')
    const found = new RegExp(`^${pattern}/?$`, 'i').exec(pathname)
    if (found) return { load: () => loadPublicPage(file), params: decoded(found.groups) }
  }
  return null
}
