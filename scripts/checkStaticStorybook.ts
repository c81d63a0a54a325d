// Builds the static Storybook, serves it from disk with every other address blocked, and renders each story with its play function.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { chromiumArguments, findChromium } from './chromium.ts'
import { serveFolder } from './serveFolder.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'storybook-static')
const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')

execFileSync(process.execPath, [storybook, 'build', '--output-dir', folder, '--quiet', '--disable-telemetry'], {
  cwd: root,
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  stdio: ['ignore', 'ignore', 'inherit'],
})

interface Entry {
  id: string
  type: 'story' | 'docs'
}
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
const { address, close } = await serveFolder(folder)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
const problems: string[] = []
const queue = Object.values(entries)
const total = queue.length

await Promise.all([visitEach(), visitEach()])
await browser.close()
close()

for (const problem of problems) console.error(problem)
console.log(`${total - problems.length} passed, ${problems.length} failed`)
process.exit(problems.length === 0 && total > 0 ? 0 : 1)

async function visitEach(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.route('**/*', (route) => (isAllowed(route.request().url()) ? route.continue() : route.abort()))
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const page = await context.newPage()
    const problem = await visit(page, entry)
    if (problem) problems.push(`${entry.id}: ${problem}`)
    await page.close()
  }
}

function isAllowed(url: string): boolean {
  return url.startsWith(address) || url.startsWith('data:') || url.startsWith('blob:')
}

/** Answers what went wrong, or null. Storybook marks the outcome of a story on the body's classes and on its channel. */
async function visit(page: Page, { id, type }: Entry): Promise<string | null> {
  await page.addInitScript(() => {
    const outcomes = ['storyRendered', 'docsRendered', 'playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'unhandledErrorsWhilePlaying']
    const watch = () => {
      const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as { on(name: string, listener: (detail: unknown) => void): void } | undefined
      if (!channel) return void setTimeout(watch, 5)
      for (const name of outcomes) channel.on(name, (detail) => Reflect.set(globalThis, '__outcome', { name, detail: describe(detail) }))
    }
    const describe = (detail: unknown) => (detail instanceof Error ? detail.message : JSON.stringify(detail))
    watch()
  })
  try {
    await page.goto(`${address}/iframe.html?id=${id}&viewMode=${type}`)
    await page.waitForFunction(() => Reflect.has(globalThis, '__outcome'), undefined, { timeout: 20_000 })
    const outcome = (await page.evaluate(() => Reflect.get(globalThis, '__outcome') as { name: string; detail: string })) ?? null
    return outcome.name === 'storyRendered' || outcome.name === 'docsRendered' ? null : `${outcome.name} ${outcome.detail}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
