import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { buildChunks } from './buildChunks.ts'
import { bundledNotices, noticesFile } from './bundledNotices.ts'
import { buildEmbed } from './buildEmbed.ts'
import { buildGuest } from './buildGuest.ts'
import { buildSignInAhead } from './buildSignInAhead.ts'
import { compressFolder } from './compressFolder.ts'
import { sandboxConfig } from './sandboxConfig.ts'
import { loadPrerenderer, writeDocuments } from './writeDocuments.ts'

const portal = join(import.meta.dirname, '..')
const root = join(portal, '../..')
const sources = ['apps/portal/src', 'apps/portal/public', 'apps/portal/index.html', 'apps/portal/vite.config.ts', 'apps/portal/server', 'packages/embed/build', 'packages/ui/build', 'packages/embed/package.json', 'pnpm-lock.yaml']
const libraries = ['domain', 'api-client', 'importing', 'ui', 'embed'].map((name) => `packages/${name}/src`)

/** Builds the portal if its sources, or the configuration in its prerendered page, changed; returns the folder of static files. */
export async function buildPortal(config: unknown = sandboxConfig): Promise<string> {
  const folder = join(portal, 'dist')
  const stamp = join(folder, '.built-from')
  const fingerprint = fingerprintOf([...sources, ...libraries]) + createHash('sha256').update(JSON.stringify(config)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return folder
  console.log('Building the portal …')
  const notices = bundledNotices()
  const vite = { root: portal, plugins: [notices.plugin], worker: { plugins: () => [notices.plugin] }, configFile: join(portal, 'vite.config.ts'), logLevel: 'warn', mode: 'production' } satisfies InlineConfig
  const [portalScripts, prerenderer] = await Promise.all([buildChunks(vite), loadPrerenderer()])
  const [guest, signInAhead] = await Promise.all([buildGuest(vite), buildSignInAhead(vite)])
  const scripts = { ...portalScripts, ...guest.scripts, ...signInAhead }
  mkdirSync(join(folder, '.vite'), { recursive: true })
  writeFileSync(join(folder, '.vite/scripts.json'), JSON.stringify(scripts))
  writeDocuments(folder, { scripts, ahead: guest.ahead, config, prerenderer })
  writeFileSync(join(folder, noticesFile), notices.text())
  await Promise.all([compressFolder(join(folder, 'assets')), buildEmbed(folder, join(root, 'var/embed'))])
  writeFileSync(stamp, fingerprint)
  return folder
}

function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((name) => filesIn(join(root, name)))) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$|\.mdx$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
