// Opens every overlay of the built @portal/ui in a browser with React 18, the oldest supported version, and fails on any warning. Run by checkPackages.ts.
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { chromiumLaunch } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const outDir = join(root, '.cache/react-18')
const olderOf = (name: string) => join(root, 'node_modules', `${name}-18`)

await build({
  configFile: false,
  logLevel: 'error',
  // React's development build, because only it warns.
  define: { 'process.env.NODE_ENV': '"development"' },
  // Imports of the library's sources get the built files, as partners do.
  resolve: { alias: [{ find: '../packages/ui/src/index.ts', replacement: join(root, 'packages/ui/dist/index.js') }, { find: /^react(?=\/|$)/, replacement: olderOf('react') }, { find: /^react-dom(?=\/|$)/, replacement: olderOf('react-dom') }] },
  build: { outDir, emptyOutDir: true, minify: false, lib: { entry: join(import.meta.dirname, 'overlaysInReact18.ts'), formats: ['es'], fileName: 'overlays' }, rolldownOptions: { output: { codeSplitting: false } } },
})

const browser = await chromium.launch(chromiumLaunch())
const page = await browser.newPage()
const complaints: string[] = []
page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
page.on('pageerror', (error) => complaints.push(error.message))
await page.setContent('<!doctype html><html lang="en"><title>Overlays</title><body></body></html>')
await page.addScriptTag({ path: join(outDir, 'overlays.js'), type: 'module' })
const { version, missing } = await page.evaluate(() => (Reflect.get(globalThis, 'openAll') as () => Promise<{ version: string; missing: string[] }>)())
await browser.close()
if (!version.startsWith('18.')) complaints.push(`React ${version} was loaded instead of 18.`)
for (const name of missing) complaints.push(`${name} opened no dialog.`)
for (const complaint of complaints) console.log(complaint)
process.exit(complaints.length === 0 ? 0 : 1)
