import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { buildPortal } from '../apps/portal/server/buildPortal.ts'
import { createPortalServer } from '../apps/portal/server/createPortalServer.ts'
import { temporaryView } from '../packages/embed/src/invites.fixture.ts'
import { chromiumLaunch } from '../scripts/chromium.ts'
import { serveFolder } from '../scripts/serveFolder.ts'
import { installPeers } from './installPeers.ts'
import type { Table } from './printTable.ts'
import { servePeers } from './servePeers.ts'

const rounds = 9

interface Visited {
  name: string
  url: string
  /** The selector of the page's main content, which shows that the page has loaded. */
  shows: string
}

interface Visit {
  /** Milliseconds from the start of the navigation until the main content shows. */
  time: number
  /** Bytes of all scripts until then, as sent over the network. */
  scripts: number
}

/**
 * Measures a guest's first visit until the code is on the screen, on a processor four times slower with Slow 4G. Compares a static page
 * with the picture, this portal, React with qrcode.react (with the code in its script), and the smallest of Seam's elements, the only one
 * that works without Seam's service.
 */
export async function benchGuestPage(): Promise<Table[]> {
  installPeers()
  const floor = mkdtempSync(join(tmpdir(), 'floor-'))
  const server = await createPortalServer({ folder: await buildPortal(), port: 0, databasePath: ':memory:' })
  writeFileSync(join(floor, 'key.png'), Buffer.from(temporaryView.image ?? '', 'base64'))
  writeFileSync(join(floor, 'index.html'), '<!doctype html><meta name="viewport" content="width=device-width"><title>Key</title><h1>Key</h1><img src="/key.png" alt="" width="280" height="280">')
  const served = await serveFolder(floor)
  const peers = await servePeers('key', ['reactQrcode', 'seam'])
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const link = /Temporary, valid\s+(\S+)/.exec(server.introduction)?.[1] ?? ''
    const first: Visited = { name: 'static page with the picture', url: `${served.address}/`, shows: 'img' }
    const pages: Visited[] = [
      first,
      { name: 'ours, first visit', url: link, shows: 'canvas' },
      { name: 'React with qrcode.react', url: `${peers.address}/reactQrcode/`, shows: 'svg' },
      { name: 'Seam’s smallest element', url: `${peers.address}/seam/`, shows: 'seam-connect-account-button button' },
    ]
    const taken = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]))
    for (let round = -1; round < rounds; round += 1) {
      for (const page of round % 2 === 0 ? pages : pages.toReversed()) {
        const visited = await visit(browser, page)
        // The first round is not counted, because the servers are slower at first.
        if (round >= 0) taken.get(page.name)?.push(visited)
      }
    }
    const of = (name: string, measure: keyof Visit) => (taken.get(name) ?? []).map((visited) => visited[measure])
    const base = of(first.name, 'time')
    const rows = pages.map(({ name }) => {
      const times = of(name, 'time')
      const ratio = middle(times.map((time, round) => time / (base[round] ?? Number.NaN)))
      return [name, middle(times).toFixed(0), ratio.toFixed(2), (middle(of(name, 'scripts')) / 1000).toFixed(1)]
    })
    return [{ title: `A guest’s key on the screen, CPU ×4 and Slow 4G: medians of ${rounds}`, columns: ['', 'ms', '× floor', 'kB of scripts'], rows }]
  } finally {
    await browser.close()
    for (const { close } of [served, peers]) close()
    await server.close()
    rmSync(floor, { recursive: true })
  }
}

async function visit(browser: Browser, { url, shows }: Visited): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'commit' })
  const visited = await page.evaluate((what) => new Promise<Visit>((resolve) => {
    const isThere = () => {
      const found = document.querySelector(what) ?? document.querySelector('portal-invite-card')?.shadowRoot?.querySelector(what)
      if (found instanceof HTMLImageElement) return found.complete && found.naturalWidth > 0
      if (found instanceof HTMLCanvasElement) return found.width > 0
      return found !== null && found !== undefined && found.getBoundingClientRect().width > 0
    }
    const look = () => {
      if (!isThere()) return void requestAnimationFrame(look)
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const scripts = loaded.filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      resolve({ time: performance.now(), scripts })
    }
    look()
  }), shows)
  await context.close()
  return visited
}

const middle = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
