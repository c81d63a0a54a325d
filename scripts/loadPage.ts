import type { Browser } from 'playwright'

export interface Device {
  /** How many times slower than this machine. */
  slowdown: number
  /** Milliseconds before each answer begins. */
  latency: number
  /** Bytes a second; -1 for as fast as it goes. */
  download: number
}

/** This machine, far enough from the server that what waits for what can be told. */
export const farAway: Device = { slowdown: 1, latency: 150, download: -1 }

export interface LoadOptions {
  url: string
  /** Whether the page works, asked in the page after every change of it. */
  works: string
  /** Values of localStorage that are there before the page is. */
  storage?: Record<string, string>
  device: Device
}

export interface Load {
  /** Milliseconds from the navigation until the page works. */
  works: number
  /** Milliseconds until the largest paint before that. */
  largestPaint: number
  /** Bytes of scripts as they came over the line. */
  scriptBytes: number
  scripts: number
  requests: number
  /** The document, what it and its scripts ask for, and the services' data: how many had to wait for one another. */
  roundTrips: number
  /** Milliseconds of the longest task of the page. */
  longestTask: number
  tasksOver50: number
}

/** Loads a page in a browser that has seen nothing yet, until it works. */
export async function loadPage(browser: Browser, { url, works, storage = {}, device }: LoadOptions): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    if (Object.keys(storage).length > 0) {
      await page.goto(new URL('/icon.svg', url).href)
      await page.evaluate((values) => {
        for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
      }, storage)
    }
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const { slowdown, latency, download } = device
    await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: download, uploadThroughput: download })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watch, works)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => 'worksAt' in globalThis, undefined, { timeout: 60_000, polling: 50 })
    // Tasks and paints are told a little later than they were.
    await page.waitForTimeout(300)
    return await page.evaluate(read)
  } finally {
    await context.close()
  }
}

/** Runs in the page, before it. */
function watch(works: string): void {
  const seen = Object.assign(globalThis, { tasks: [] as number[], paints: [] as number[] })
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => seen.paints.push(...list.getEntries().map(({ startTime }) => startTime))).observe({ type: 'largest-contentful-paint', buffered: true })
  // oxlint-disable-next-line typescript/no-implied-eval -- a condition of our own, which must run in the page.
  const isWorking = new Function(`return ${works}`) as () => boolean
  const look = () => {
    if ('worksAt' in globalThis || !document.body || !isWorking()) return
    Object.assign(globalThis, { worksAt: performance.now() })
    observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}

/** Runs in the page. */
function read(): Load {
  const { worksAt, tasks, paints } = globalThis as unknown as { worksAt: number; tasks: number[]; paints: number[] }
  const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < worksAt) as PerformanceResourceTiming[]
  const scripts = before.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Configuration and keys are for the data: a page without any does not wait for them.
  const hasData = before.some(({ name }) => new URL(name).pathname.startsWith('/svc/'))
  const counts = hasData ? /\.js$|\/config\.json$|\/keys$|^\/svc\// : /\.js$/
  const onTheWay = before.filter(({ name }) => counts.test(new URL(name).pathname))
  // A request follows the answer that came last before it was made: nothing else can have told the page to make it.
  const ends = [{ end: navigation?.responseStart ?? 0, depth: 1, isData: false }]
  for (const { name, startTime, responseEnd } of onTheWay.toSorted((one, other) => one.startTime - other.startTime)) {
    const last = ends.filter(({ end }) => end <= startTime).toSorted((one, other) => other.end - one.end)[0]
    ends.push({ end: responseEnd, depth: (last?.depth ?? 0) + 1, isData: name.includes('/svc/') })
  }
  return {
    works: worksAt,
    largestPaint: paints.findLast((at) => at <= worksAt + 50) ?? Number.NaN,
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    scripts: scripts.length,
    requests: before.length + 1,
    // What a page asks for while it rests follows its data.
    roundTrips: Math.max(...ends.filter(({ isData }) => isData || !hasData).map(({ depth }) => depth)),
    longestTask: Math.max(0, ...tasks),
    tasksOver50: tasks.length,
  }
}
