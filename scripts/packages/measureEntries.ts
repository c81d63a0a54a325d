import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** An export of `@portal/ui` that a partner's page may use alone. */
export const measuredEntries = ['Button', 'PasswordField', 'DataTable', 'Dialog', 'InviteCard', 'RecurringInviteCard', 'RestrictionEditor', 'PortalScope'] as const
export type MeasuredEntry = (typeof measuredEntries)[number]

/** Measures how many bytes (gzip -9) a bundler keeps of the packed library for one export, in the app at `folder`. Peer dependencies are not counted. */
export async function measureEntries(folder: string): Promise<ReadonlyMap<MeasuredEntry, number>> {
  const sizes = new Map<MeasuredEntry, number>()
  for (const name of measuredEntries) sizes.set(name, await measureImport(folder, name, `export { ${name} } from '@portal/ui'\n`))
  return sizes
}

/** Measures how many bytes a bundler keeps for any code that imports packages. */
export async function measureImport(folder: string, name: string, code: string): Promise<number> {
  mkdirSync(join(folder, 'entries'), { recursive: true })
  const input = join(folder, `entries/${name}.js`)
  writeFileSync(input, code)
  const built = await build({
    configFile: false, root: folder, logLevel: 'error', define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', modulePreload: false, rollupOptions: { input, preserveEntrySignatures: 'strict', external: [/^react(?:-dom)?(?:\/|$)/, 'styled-components'], onwarn: () => undefined } },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunks = new Map(outputs.flatMap((bundle) => ('output' in bundle ? bundle.output : [])).flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])))
  const loaded = new Set([...chunks.values()].filter(({ isEntry }) => isEntry))
  // Counts files that load at once, not those that load on demand.
  for (const { imports } of loaded) {
    for (const chunk of imports.map((file) => chunks.get(file))) if (chunk) loaded.add(chunk)
  }
  if (loaded.size === 0) throw new Error(`${name} was not built`)
  return gzipSync([...loaded].map((chunk) => chunk.code).join('\n'), { level: 9 }).length
}
