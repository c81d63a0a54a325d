import { chromium, type Browser } from '@playwright/test'
import { startPortalServer } from '../e2e/support/portalServer.ts'
import { chromiumLaunch } from '../scripts/chromium.ts'
import { installPeers } from './installPeers.ts'
import type { Table } from './printTable.ts'
import { servePeers } from './servePeers.ts'

const rounds = 7
const peers = { byHand: 'React by hand, prerendered', mantine: 'Mantine', reactAdmin: 'react-admin' }
const ours = 'sign-in page'
const base = peers.byHand
/** Names of pages whose form sends a request. */
const sending: ReadonlySet<string> = new Set([ours, base])

interface Taken {
  /** Milliseconds from the navigation until a press has its effect. */
  works: number
  /** Milliseconds until typed values are sent after a press; NaN if that is not measured. */
  leaves: number
  /** Milliseconds until the largest part of the page is painted. */
  largestPaint: number
  /** Bytes of all answers until the page works, as sent over the network. */
  bytes: number
  requests: number
}

/** Compares the sign-in page with those of other libraries, each at its first visit on a phone: a processor four times slower, with Slow 4G as Lighthouse simulates it. */
export async function benchSignIns(): Promise<Table[]> {
  installPeers()
  const portal = await startPortalServer()
  const served = await servePeers('signIn', Object.keys(peers))
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const addresses = { [ours]: `${portal.address}/auth/login`, ...Object.fromEntries(Object.entries(peers).map(([name, said]) => [said, `${served.address}/${name}/`])) }
    const taken = new Map<string, Taken[]>(Object.keys(addresses).map((name) => [name, []]))
    for (let round = 0; round <= rounds; round += 1) {
      const inTurn = Object.entries(addresses)
      for (const [name, address] of round % 2 === 0 ? inTurn : inTurn.toReversed()) {
        const run = await visit<Omit<Taken, 'leaves'>>(browser, address, pressUntilItWorks)
        const leaves = sending.has(name) ? await visit<number>(browser, address, pressUntilItLeaves) : Number.NaN
        // The first round is not counted, because the servers are slower at first.
        if (round > 0) taken.get(name)?.push({ ...run, leaves })
      }
    }
    const rows = [...taken].map(([name, runs]) => rowOf(name, runs, taken.get(base) ?? []))
    return [{ title: `The sign-in page at its first visit, on a phone with Slow 4G: medians of ${rounds}`, columns: ['', 'works, ms', 'beside React by hand', 'typed values leave, ms', 'beside React by hand', 'largest paint, ms', 'kB', 'requests'], rows }]
  } finally {
    await browser.close()
    served.close()
    await portal.stop()
  }
}

function rowOf(name: string, runs: Taken[], bases: Taken[]): string[] {
  const beside = (measure: 'works' | 'leaves') => median(runs.map((run, round) => run[measure] / (bases[round]?.[measure] ?? Number.NaN))).toFixed(2)
  const of = (measure: keyof Taken) => median(runs.map((run) => run[measure]))
  const leaves = sending.has(name) ? [of('leaves').toFixed(0), beside('leaves')] : ['', '']
  return [name, of('works').toFixed(0), beside('works'), ...leaves, of('largestPaint').toFixed(0), (of('bytes') / 1000).toFixed(0), of('requests').toFixed(0)]
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

async function visit<Result>(browser: Browser, address: string, measure: () => void): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 })
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(measure)
    await page.goto(address, { waitUntil: 'commit' })
    const taken = await page.waitForFunction(() => Reflect.get(globalThis, 'taken') as Result | undefined, undefined, { timeout: 60_000, polling: 250 })
    return (await taken.jsonValue()) as Result
  } finally {
    await context.close()
  }
}

/** Runs in the page: submits the empty form repeatedly until the page reports a missing field. */
function pressUntilItWorks(): void {
  const paints: number[] = []
  new PerformanceObserver((list) => paints.push(...list.getEntries().map(({ startTime }) => startTime))).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = () => {
    if (document.querySelector('[aria-invalid="true"]') === null) {
      document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      setTimeout(look, 20)
      return
    }
    const works = performance.now()
    const loaded = performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation')) as PerformanceResourceTiming[]
    const bytes = loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    // Waits a little, because the observer reports a paint later. A page that works before it is painted has only this paint.
    setTimeout(() => Reflect.set(globalThis, 'taken', { works, largestPaint: paints.findLast((at) => at <= works) ?? paints[0] ?? Number.NaN, bytes, requests: loaded.length }), 500)
  }
  look()
}

/** Runs in the page: fills both fields as soon as they exist, and presses until the page sends a request. */
function pressUntilItLeaves(): void {
  const ask = globalThis.fetch
  globalThis.fetch = (input, options) => {
    if (options?.method === 'POST' || (input instanceof Request && input.method === 'POST')) {
      if (Reflect.get(globalThis, 'taken') === undefined) Reflect.set(globalThis, 'taken', performance.now())
    }
    return ask(input, options)
  }
  const look = () => {
    const form = document.querySelector('form')
    for (const field of form?.querySelectorAll('input') ?? []) field.value ||= 'somebody@example.com'
    if (form?.querySelector('[type="submit"]:disabled') === null) form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    if (Reflect.get(globalThis, 'taken') === undefined) setTimeout(look, 20)
  }
  look()
}
