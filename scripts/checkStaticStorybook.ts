// Builds the static Storybook, serves it from disk on a sub-path with every other address blocked, renders each story with its
// play function, and reloads one that calls the back end twenty times.
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
const { address, close } = await serveFolder(folder, '/workbench')
// Not by a route of Playwright's, which would switch off the browser's cache.
const onlyLoopback = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments, onlyLoopback] })
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const problems: string[] = []
const queue = Object.values(entries)
const total = queue.length

await Promise.all([visitEach(), visitEach()])
problems.push(...(await reloadTwentyTimes('portal-public-invite--temporary')))
await browser.close()
close()

for (const problem of problems) console.error(problem)
console.log(`${total - problems.length} passed, ${problems.length} failed`)
process.exit(problems.length === 0 && total > 0 ? 0 : 1)

async function visitEach(): Promise<void> {
  const context = await browser.newContext({ viewport: desktop })
  const page = await context.newPage()
  await noteOutcome(page)
  await page.goto(addressOf(entries[Object.keys(entries)[0] ?? ''] as Entry))
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const { id, type } = entry
    await page.setViewportSize(/phone|narrow(?!ed)/.test(id) ? phone : desktop)
    const problem = await outcomeAfter(page, () => page.evaluate(showStory, { storyId: id, viewMode: type }))
    if (problem) problems.push(`${id}: ${problem}`)
  }
}

/** The service worker of a page that is gone must not be in the way of the next (.storybook/public/mockServiceWorker.js). */
async function reloadTwentyTimes(id: string): Promise<string[]> {
  const page = await browser.newPage()
  await noteOutcome(page)
  const failures: string[] = []
  for (let load = 1; load <= 20; load += 1) {
    const problem = await outcomeAfter(page, () => (load === 1 ? page.goto(addressOf({ id, type: 'story' })) : page.reload()))
    if (problem) failures.push(`${id}, load ${load} of 20: ${problem}`)
  }
  await page.close()
  return failures
}

/** Axe has its turn in the `stories` step. */
function addressOf({ id, type }: Entry): string {
  return `${address}/iframe.html?id=${id}&viewMode=${type}&globals=a11y.manual:!true`
}

/** In the page: what choosing a story in the sidebar does. */
function showStory(selection: { storyId: string; viewMode: string }): void {
  Reflect.deleteProperty(globalThis, '__outcome')
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as { emit(name: string, detail: unknown): void }
  channel.emit('setCurrentStory', selection)
}

/** Storybook tells the outcome of a story on its channel. */
async function noteOutcome(page: Page): Promise<void> {
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
}

/** Answers what went wrong, or null. */
async function outcomeAfter(page: Page, load: () => Promise<unknown>): Promise<string | null> {
  try {
    await load()
    await page.waitForFunction(() => Reflect.has(globalThis, '__outcome'), undefined, { timeout: 20_000 })
    const outcome = await page.evaluate(() => Reflect.get(globalThis, '__outcome') as { name: string; detail: string })
    return outcome.name === 'storyRendered' || outcome.name === 'docsRendered' ? null : `${outcome.name} ${outcome.detail.slice(0, 600)}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
