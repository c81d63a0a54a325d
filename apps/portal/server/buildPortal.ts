import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type InlineConfig, build } from 'vite'
import { buildChunks, type Scripts } from './buildChunks.ts'
import { bundledNotices, noticesFile } from './bundledNotices.ts'
import { buildEmbed } from './buildEmbed.ts'
import { compressFolder } from './compressFolder.ts'
import { sandboxConfig } from './sandboxConfig.ts'
import { loadPrerenderer, writeDocuments } from './writeDocuments.ts'
import { chunksOf } from './chunksOf.ts'
import { earlySignIn } from './entryDocuments.ts'

const portal = join(import.meta.dirname, '..')
const root = join(portal, '../..')
const sources = ['apps/portal/src', 'apps/portal/public', 'apps/portal/index.html', 'apps/portal/vite.config.ts', 'apps/portal/server', 'packages/embed/build', 'packages/ui/build', 'packages/embed/package.json', 'pnpm-lock.yaml']
const libraries = ['domain', 'api-client', 'importing', 'ui', 'embed'].map((name) => `packages/${name}/src`)

/** Builds the portal if its sources, or the configuration in its prerendered page, have changed; returns the folder of static files. */
export async function buildPortal(config: unknown = sandboxConfig): Promise<string> {
  const folder = join(portal, 'dist')
  const stamp = join(folder, '.built-from')
  const fingerprint = fingerprintOf([...sources, ...libraries]) + createHash('sha256').update(JSON.stringify(config)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return folder
  console.log('Building the portal …')
  const notices = bundledNotices()
  const vite = { root: portal, plugins: [notices.plugin], worker: { plugins: () => [notices.plugin] }, configFile: join(portal, 'vite.config.ts'), logLevel: 'warn', mode: 'production' } satisfies InlineConfig
  const [portalScripts, prerenderer] = await Promise.all([buildChunks(vite), loadPrerenderer()])
  const [guest, earlySignIn] = await Promise.all([buildGuest(vite), buildEarlySignIn(vite)])
  const scripts = { ...portalScripts, ...guest.scripts, ...earlySignIn }
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

/** Builds the script that handles the sign-in form until the page's own scripts have loaded. Returns the entry for the build's list of scripts. */
async function buildEarlySignIn(config: InlineConfig): Promise<Scripts> {
  const input = join(config.root ?? '', earlySignIn)
  const output = { format: 'iife', entryFileNames: 'assets/sign-in-ahead-[hash].js', codeSplitting: false } as const
  const [script] = chunksOf(await build({ ...config, build: { emptyOutDir: false, copyPublicDir: false, manifest: false, modulePreload: false, rolldownOptions: { input, output } } }))
  if (!script) throw new Error('The sign-in page has no script of its own.')
  return { [earlySignIn]: { file: script.fileName, with: [] } }
}

interface GuestScripts {
  /** The entries for the build's list of scripts. */
  scripts: Scripts
  /** The inline script of the document. */
  ahead: string
}

const guest = 'src/guest/guest.ts'

/** Builds the guests' pages: their one script, their document, and the worker that caches them. */
async function buildGuest(config: InlineConfig): Promise<GuestScripts> {
  const root = config.root ?? ''
  const options = { emptyOutDir: false, copyPublicDir: false, manifest: false, modulePreload: false } as const
  const input = (file: string) => join(root, file)
  const main = chunksOf(await build({
    ...config,
    // The script is built as a library, so that later scripts are imported without the bundler's preload helper.
    build: { ...options, lib: { entry: input(guest), formats: ['es'] }, rolldownOptions: { output: { minify: true, entryFileNames: 'assets/guest-[hash].js', chunkFileNames: 'assets/guest-[name]-[hash].js' } } },
  }))
  const buildEntry = async (file: string, write: boolean) => chunksOf(await build({
    ...config, build: { ...options, write, rolldownOptions: { input: input(file), output: { format: 'iife', entryFileNames: 'guest-worker.js', codeSplitting: false } } },
  }))[0]
  await buildEntry('src/guest/worker.ts', true)
  const inlineScript = await buildEntry('src/guest/ahead.ts', false)
  const entry = main.find(({ isEntry }) => isEntry)
  if (!entry || !inlineScript) throw new Error('The guest’s pages have no script.')
  return { scripts: { [guest]: { file: entry.fileName, with: entry.imports } }, ahead: inlineScript.code.trim() }
}
