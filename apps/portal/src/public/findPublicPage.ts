import type { Place, PublicPage } from '../app/PublicPage.ts'
import { publicPages, type PublicPageRow } from './publicPages.ts'

const modules = import.meta.glob<Readonly<Record<string, PublicPage<unknown>>>>(['../routes/{auth,public}/*/{page,pages}.tsx', '../routes/status/{statusPages,addressedError}.tsx'])

export async function loadPublicPage({ file, page: name }: PublicPageRow): Promise<PublicPage<unknown>> {
  const page = (await modules[`../routes/${file}`]?.())?.[name]
  if (!page) throw new Error(`${file}: ${name}`)
  return page
}

/** Decodes text like the router's parameters; invalid text stays unchanged. */
function decoded(parts: Readonly<Record<string, string | undefined>> = {}): Place['params'] {
  const decode = (text: string) => {
    try {
      return decodeURIComponent(text)
    } catch {
      return text
    }
  }
  return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, text && decode(text)]))
}

/** Finds the page at a path, in upper or lower case. */
export function findPublicPage(pathname: string): { load: () => Promise<PublicPage<unknown>>; params: Place['params'] } | null {
  for (const row of publicPages) {
    const pattern = row.path.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/\/:(\w+)/g, '/(?<$1>[^/]+)')
    const found = new RegExp(`^${pattern}/?$`, 'i').exec(pathname)
    if (found) return { load: () => loadPublicPage(row), params: decoded(found.groups) }
  }
  return null
}
