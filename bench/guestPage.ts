import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { buildPortal } from '../apps/portal/server/buildPortal.ts'
import { createPortalServer } from '../apps/portal/server/createPortalServer.ts'
import { temporaryView } from '../packages/embed/src/invites.fixture.ts'
import { chromiumLaunch } from '../scripts/chromium.ts'
import { serveFolder } from '../scripts/serveFolder.ts'
import type { Table } from './printTable.ts'

const rounds = 9

interface Visited {
  name: string
  url: string
}

/** A guest's first visit on a phone four times slower with Slow 4G, until the code stands on the screen, beside a static page with the picture. */
export async function benchGuestPage(): Promise<Table[]> {
  const floor = mkdtempSync(join(tmpdir(), 'floor-'))
  const server = await createPortalServer({ folder: await buildPortal(), port: 0, databasePath: ':memory:' })
  writeFileSync(join(floor, 'key.png'), Buffer.from(temporaryView.image ?? '', 'base64'))
  writeFileSync(join(floor, 'index.html'), '<!doctype html><meta name="viewport" content="width=device-width"><title>Key</title><h1>Key</h1><img src="/key.png" alt="" width="280" height="280">')
  const served = await serveFolder(floor)
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const link = /Temporary, valid\s+(\S+)/.exec(server.introduction)?.[1] ?? ''
    const pages: Visited[] = [{ name: 'static page with the picture', url: `${served.address}/` }, { name: 'ours, first visit', url: link }]
    const taken = new Map<string, number[]>(pages.map(({ name }) => [name, []]))
    for (let round = -1; round < rounds; round += 1) {
      for (const { name, url } of round % 2 === 0 ? pages : pages.toReversed()) {
        const time = await visit(browser, url)
        if (round >= 0) taken.get(name)?.push(time)
      }
    }
    const of = (name: string) => taken.get(name) ?? []
    const base = of(pages[0]?.name ?? '')
    const rows = pages.map(({ name }) => [name, middle(of(name)).toFixed(0), middle(of(name).map((time, round) => time / (base[round] ?? Number.NaN))).toFixed(2)])
    return [{ title: `A guest’s key on the screen, CPU ×4 and Slow 4G: medians of ${rounds}`, columns: ['', 'ms', '× floor'], rows }]
  } finally {
    await browser.close()
    served.close()
    await server.close()
    rmSync(floor, { recursive: true })
  }
}

/** Milliseconds from the beginning of the navigation until the code is drawn. */
async function visit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'commit' })
  const time = await page.evaluate(() => new Promise<number>((resolve) => {
    const look = () => {
      const image = document.querySelector('img')
      const canvas = document.querySelector('portal-invite-card')?.shadowRoot?.querySelector('canvas')
      if ((image?.complete && image.naturalWidth > 0) || (canvas && canvas.width > 0)) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  }))
  await context.close()
  return time
}

const middle = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
