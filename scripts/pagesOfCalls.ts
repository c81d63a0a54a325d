import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The pages and shared parts that use each call of the API's contract, by the call's name: `site/users`, `public/subscribe`, `calls`, `guest`. */
export function pagesOfCalls(): Partial<Record<string, readonly string[]>> {
  const pages = new Map<string, Set<string>>()
  for (const { page, text } of [...sourcesIn('apps/portal/src'), ...sourcesIn('packages/embed/src')]) {
    for (const [, name = ''] of text.matchAll(/\b(?:api|client|service)\??\.(\w+)\b/g)) pages.set(name, (pages.get(name) ?? new Set()).add(page))
  }
  return Object.fromEntries([...pages].map(([name, found]) => [name, [...found].toSorted()]))
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
