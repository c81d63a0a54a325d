// Prepares the published code and types: removes references to files of this workspace, and writes the types of calls as interfaces.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WireTypes } from './wireTypes.ts'
import { withoutSources } from './withoutSources.ts'

/** Rewrites every file of a built package. This runs after tsup, because tsup writes types after its last hook. */
export async function publishTypes(dist: string, wire?: WireTypes): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(?:d\.ts|js)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(dist, file)
      const written = await readFile(path, 'utf8')
      const published = withoutSources(wire ? withWireTypes(written, wire) : written).replaceAll(/^\/\/ src\/.*\n/gm, '')
      if (published !== written) await writeFile(path, published)
    }),
  )
}

/** Replaces the inferred types of calls by interfaces. Throws if an interface has a name that the file already uses. */
export function withWireTypes(types: string, { text, named }: WireTypes): string {
  if (!/^declare const endpoints: /m.test(types)) return types
  const rest = types
    .replaceAll(/^declare const \w+Calls: \{\n[\s\S]*?^\};\n/gm, '')
    .replaceAll(/^type (\w+) = (?:RequestOf|ResponseOf)<Calls(?:\$1)?\[[^\n]*\n/gm, (line, name: string) => (named.has(name) ? '' : line))
    .replaceAll(/^type Calls(?:\$1)? = typeof endpoints;\n/gm, '')
    .replace(/(?:^\/\*\* [^\n]* \*\/\n)?^type EndpointsByArea = \{\n[\s\S]*?^\};\n/m, '')
  const written = [...text.matchAll(/^(?:interface|type) (\w+)/gm)].map(([, name = '']) => name)
  const taken = written.filter((name) => new RegExp(`^(?:declare const|interface|type|import [^\\n]*\\b)\\s?${name}\\b`, 'm').test(rest))
  if (taken.length > 0) throw new Error(`The declarations have these names twice: ${taken.join(', ')}`)
  return rest.replace(/(?:^\/\*\* [^\n]* \*\/\n)?^declare const endpoints: [^\n]*\n/m, () => text)
}
