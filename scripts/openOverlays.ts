// Opens every overlay of the built @portal/ui by the entry of its own, in a browser with the React of the name in the arguments; fails on any warning. Run by checkPackages.ts.
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { chromiumLaunch } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const [suffix = ''] = process.argv.slice(2)
const outDir = join(root, `.cache/overlays${suffix}`)
const modules = join(root, 'node_modules')

await build({
  configFile: false,
  logLevel: 'error',
  // React warns only in its development build.
  define: { 'process.env.NODE_ENV': '"development"' },
  resolve: { alias: [
    { find: /^@portal\/ui\/(\w+)$/, replacement: join(root, 'packages/ui/dist/entries/$1.js') },
    { find: /^react(?=\/|$)/, replacement: join(modules, `react${suffix}`) },
    { find: /^react-dom(?=\/|$)/, replacement: join(modules, `react-dom${suffix}`) },
  ] },
  oxc: { jsx: { runtime: 'automatic' } },
  build: { outDir, emptyOutDir: true, minify: false, lib: { entry: join(import.meta.dirname, 'partners/page/src/opened.ts'), formats: ['es'], fileName: 'overlays' }, rolldownOptions: { output: { codeSplitting: false } } },
})

const browser = await chromium.launch(chromiumLaunch())
const page = await browser.newPage()
const complaints: string[] = []
page.on('console', (message) => complaints.push(message.text()))
page.on('pageerror', (error) => complaints.push(error.message))
await page.setContent('<!doctype html><html lang="en"><title>Overlays</title><body></body></html>')
await page.addScriptTag({ path: join(outDir, 'overlays.js'), type: 'module' })
// A module runs after its tag is added.
await page.waitForFunction(() => Reflect.has(globalThis, 'opened'))
const { version, missing } = await page.evaluate(() => Reflect.get(globalThis, 'opened') as Promise<{ version: string; missing: string[] }>)
await browser.close()
const wanted = suffix === '' ? '19.' : `${suffix.slice(1)}.`
if (!version.startsWith(wanted)) complaints.push(`React ${version} was loaded instead of ${wanted}`)
for (const name of missing) complaints.push(`${name} was not shown.`)
for (const complaint of complaints) console.log(complaint)
process.exit(complaints.length === 0 ? 0 : 1)
