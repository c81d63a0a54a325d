import { chromium, type Browser, type CDPSession } from '@playwright/test'
import type { Seeds } from '../e2e/support/fixtures.ts'
import { administrator, openSignedIn, signInOf } from '../e2e/support/openSignedIn.ts'
import { startPortalServer } from '../e2e/support/portalServer.ts'
import { chromiumLaunch } from '../scripts/chromium.ts'
import { recordTasks, type PageTask } from './pageTasks.ts'
import type { Table } from './printTable.ts'

const rounds = 5
/** Milliseconds above which a task is long. */
const long = 50

interface Visit {
  path: string
  /** The user who opens the page; undefined for a page before sign-in. */
  as?: (seeds: Seeds) => ReturnType<typeof administrator>
}

const visits: Record<string, Visit> = {
  'sign-in': { path: '/auth/login' },
  dashboard: { path: '/site/dashboard', as: administrator },
  users: { path: '/site/users', as: administrator },
  'a user': { path: '/site/users/2', as: administrator },
  'restriction editor': { path: '/site/restrictions/templates/new', as: administrator },
  billing: { path: '/site/billing', as: (seeds) => signInOf(seeds, ({ audience }) => audience === 'Billing administrator') },
}

/** Measures which tasks keep the main thread busy while pages open for the first time on a phone: a processor four times slower, with Slow 4G. */
export async function benchOpeningTasks(): Promise<Table[]> {
  const server = await startPortalServer()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const seeds = (await (await fetch(`${server.address}/sandbox/api/seeds`)).json()) as Seeds
    const rows: string[][] = []
    for (const [name, visit] of Object.entries(visits)) {
      const taken: PageTask[][] = []
      for (let round = 0; round < rounds; round += 1) taken.push(await open(browser, server.address, visit, seeds))
      rows.push(rowOf(name, taken))
    }
    return [{ title: `Tasks of the main thread while a page opens, on a phone with Slow 4G, processor time: medians of ${rounds}`, columns: ['', `over ${long} ms`, 'longest', 'all', 'what the longest did'], rows }]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function open(browser: Browser, address: string, { path, as }: Visit, seeds: Seeds): Promise<PageTask[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US', baseURL: address })
  try {
    const page = await context.newPage()
    if (as) await openSignedIn(page, as(seeds), '/config.json')
    // An empty page, so that remaining work of one page doesn't count for the next.
    await page.goto('about:blank')
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await devTools.send('Network.emulateNetworkConditions', { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 })
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await recordTasks(devTools, async () => {
      await page.goto(path, { waitUntil: 'commit' })
      await whenThere(devTools, as ? siteIsThere : signInIsThere)
      // Waits for fonts and work in idle time.
      await page.waitForTimeout(1500)
    })
  } finally {
    await context.close()
  }
}

const siteIsThere = `document.querySelector('main h1') && !document.querySelector('main [aria-busy="true"]')`
/** The button beside the password appears once the scripts have loaded. */
const signInIsThere = `document.querySelector('input[type="password"] ~ button:not([hidden])')`

/** Waits with a fast and infrequent query, because a query by role reads every element and would itself be a long task. */
async function whenThere(devTools: CDPSession, sign: string): Promise<void> {
  for (let asked = 0; asked < 240; asked += 1) {
    const { result } = await devTools.send('Runtime.evaluate', { expression: `Boolean(${sign})` })
    if (result.value === true) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`Not there after a minute: ${sign}`)
}

function rowOf(name: string, taken: readonly PageTask[][]): string[] {
  const longest = taken.map((tasks) => tasks.toSorted((one, other) => other.elapsed - one.elapsed)[0])
  const middle = longest.toSorted((one, other) => (one?.elapsed ?? 0) - (other?.elapsed ?? 0))[Math.floor(taken.length / 2)]
  const parts = middle?.work.slice(0, 3).map(({ what, elapsed }) => `${what} ${elapsed.toFixed(0)}`).join(', ') ?? ''
  const all = median(taken.map((tasks) => tasks.reduce((sum, { elapsed }) => sum + elapsed, 0)))
  return [name, median(taken.map((tasks) => tasks.filter(({ elapsed }) => elapsed > long).length)).toFixed(0), `${(middle?.elapsed ?? 0).toFixed(0)} ms`, `${all.toFixed(0)} ms`, parts]
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
