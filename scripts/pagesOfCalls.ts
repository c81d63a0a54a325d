import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EndpointName, endpoints } from '../packages/api-client/src/contract/index.ts'

const root = join(import.meta.dirname, '..')

/** The pages, or the parts that pages share, whose sources name each call: `site/users`, `public/subscribe`, `calls`, `embed`. */
export function pagesOfCalls(): Record<EndpointName, string[]> {
  const sources = [...sourcesIn('apps/portal/src'), ...sourcesIn('packages/embed/src')]
  const pagesOf = (name: string) => {
    // A type that is made of a definition is no call.
    const call = new RegExp(`\\b(?:api|client|service)\\??\\.${name}\\b`)
    return [...new Set(sources.filter(({ text }) => call.test(text)).map(({ page }) => page))].toSorted()
  }
  return Object.fromEntries(Object.keys(endpoints).map((name) => [name, pagesOf(name)])) as Record<EndpointName, string[]>
}

function sourcesIn(folder: string): { page: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixture)\./.test(file) && !file.startsWith('testing') && !file.endsWith('loadAhead.ts'))
    .map((file) => ({ page: pageOf(folder, file), text: readFileSync(join(root, folder, file), 'utf8') }))
}

function pageOf(folder: string, file: string): string {
  if (folder === 'packages/embed/src') return 'embed'
  const parts = file.split(/[\\/]/)
  return parts[0] === 'routes' ? parts.slice(1, 3).join('/') : (parts[0] ?? '')
}
