import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Matches imports in this project's style: one kind of quotes, with file endings, types imported as types. */
const imports = /^(?:import|export)\b(?! type\b)[^'"`\n]*? from '([^']+)'|^\} from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm

/** The packages that stories import, directly or not, each with one file that imports it. */
export function dependenciesOfStories(entries: readonly string[]): Map<string, string[]> {
  const sources = sourcesOfPackages()
  const known = new Set<string>()
  const found = new Map<string, string[]>()
  const seen = new Set<string>()
  const waiting = entries.flatMap((pattern) => globSync(join(root, pattern)))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !/\.(?:tsx?|mdx)$/.test(file) || !existsSync(file)) continue
    seen.add(file)
    for (const specifier of importsOf(file)) {
      const source = specifier.startsWith('.') ? join(dirname(file), specifier) : specifier.startsWith('#portal/') ? join(root, 'apps/portal/src', specifier.slice('#portal/'.length)) : sources.get(specifier)
      if (source !== undefined) waiting.push(source)
      else if (isScript(specifier) && !known.has(specifier)) {
        known.add(specifier)
        found.set(file, [...(found.get(file) ?? []), specifier])
      }
    }
  }
  return found
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(imports)].map((match) => match.slice(1).find((specifier) => specifier !== undefined) ?? '')
}

const isScript = (specifier: string): boolean => /^@?[a-z]/.test(specifier) && !/^node:|\.css$|\?/.test(specifier)

/** The source file of each import path of the workspace's own packages. */
function sourcesOfPackages(): Map<string, string> {
  return new Map(globSync(join(root, 'packages/*/package.json')).flatMap((manifest) => {
    const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string, exports?: Record<string, Record<string, string> | string> }
    return Object.entries(exports).map(([path, target]) => [name + path.slice(1), join(dirname(manifest), typeof target === 'string' ? target : (target['@portal/source'] ?? ''))] as const)
  }))
}
