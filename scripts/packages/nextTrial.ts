import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../chromium.ts'
import { readmeSnippet } from './readmeSnippet.ts'
import { runIn } from './runIn.ts'

const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

/** Builds and tests a Next app: a server page with a button and a text rule of the library, and a form with a server action. Styles are collected as the README describes. */
export async function nextTrial(folder: string): Promise<string> {
  writeFileSync(join(folder, 'app/StyleRegistry.tsx'), readmeSnippet(join(folder, 'node_modules/@portal/ui'), 'tsx', 'useServerInsertedHTML'))
  const next = join(folder, 'node_modules/next/dist/bin/next')
  await runIn(folder, [process.execPath, next, 'build'], { env, isQuiet: false })
  const port = await freePort()
  const server = spawn(process.execPath, [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'], { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', ...env }, stdio: 'ignore' })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const origin = `http://127.0.0.1:${port}`
    await answers(origin)
    const page = await browser.newPage()
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', ({ message }) => said.push(message))
    const bare = await scriptBytes(page, origin)
    await holdsWithoutScripts(`${origin}/button`)
    const button = await scriptBytes(page, `${origin}/button`) - bare
    if (await movesAsItLoads(page)) said.push('the page moves as it loads')
    if (!(await page.getByText('has 1.').isVisible())) said.push('checkBrandContrast has no answer on the server')
    const ground = await page.getByRole('button').evaluate((element) => getComputedStyle(element).backgroundColor)
    if (ground !== 'rgb(32, 105, 193)') said.push(`a button of the first HTML is ${ground} once its script is there`)
    await page.goto(`${origin}/form`)
    await page.getByLabel('Password', { exact: true }).fill('correct-horse')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('13 characters').waitFor()
    const promised = promisedKilobytes(readFileSync(join(folder, 'node_modules/@portal/ui/README.md'), 'utf8'))
    if (!(button / 1000 <= promised && button / 1000 > promised - 1)) said.push(`a button costs ${button} bytes, and the README says ${promised} kB`)
    if (said.length > 0) throw new Error(said.join('\n'))
    return `one button ${(button / 1000).toFixed(1)} kB over the line`
  } finally {
    await browser.close()
    server.kill()
  }
}

/** Reads from the README how many kilobytes one button on a server page costs. */
function promisedKilobytes(readme: string): number {
  return Number(/\(([\d.]+) kB gzipped more than an empty page/.exec(readme)?.[1])
}

/** The bytes of all scripts of a page, as sent over the network. */
async function scriptBytes(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\.js(?:\?|$)/.test(name)).reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0))
}

function movesAsItLoads(page: Page): Promise<boolean> {
  return page.evaluate(() => new Promise<boolean>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().length > 0)).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(false), 300)
  }))
}

/** Checks that the first HTML has the styles, so that nothing waits for a script or moves when it loads. */
async function holdsWithoutScripts(address: string): Promise<void> {
  const html = await (await fetch(address)).text()
  if (!/<style[^>]*data-styled[^>]*>[^<]*\[data-portal-scope\]/.test(html)) throw new Error('The styles are not in the first HTML')
}

async function answers(origin: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await fetch(origin).then(({ ok }) => ok, () => false)) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('next start does not answer')
}

function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
