import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const portal = join(import.meta.dirname, '../../apps/portal')

interface BundleOptions {
  /** A folder in which the sample finds the packages that it imports. Default: one in the portal, which has the published packages and React. */
  folder?: string
  /** Further conditions of imports. Default: the sources of the packages. */
  conditions?: readonly string[]
}

/** Bundles a code sample that imports the published packages and React, as a partner's bundler does. Returns script and styles. */
export async function bundleSnippet(name: string, code: string, { folder = join(portal, '.cache/snippets'), conditions = ['@portal/source'] }: BundleOptions = {}): Promise<{ script: string; styles: string }> {
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, `${name}.tsx`)
  writeFileSync(entry, code)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, rolldownOptions: { input: entry, output: { codeSplitting: false } } },
  })
  const parts = (Array.isArray(result) ? result : 'output' in result ? [result] : []).flatMap(({ output }) => output)
  const script = parts.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
  const styles = parts.map((part) => (part.type === 'asset' && part.fileName.endsWith('.css') ? textOf(part.source) : '')).join('\n')
  return { script: script.replaceAll('</script', '<\\/script'), styles }
}

const textOf = (source: string | Uint8Array) => (typeof source === 'string' ? source : new TextDecoder().decode(source))
