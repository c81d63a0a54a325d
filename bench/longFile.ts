import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { makeWorkbook, number } from '../packages/importing/src/workbook/workbook.fixture.ts'
import type { Seeds } from '../e2e/support/fixtures.ts'
import { administrator, openSignedIn } from '../e2e/support/openSignedIn.ts'
import { startPortalServer } from '../e2e/support/portalServer.ts'
import { chromiumLaunch } from '../scripts/chromium.ts'
import type { Table } from './printTable.ts'

const rows = 100_000
/** Goals for importing a long file: the longest task of the page's thread in milliseconds, and the memory of page and worker in megabytes. */
const goals = { task: 50, megabytes: 300 } as const

const headings = ['Name', 'Unit', 'E-mail', 'Phone', 'Group', 'PIN', 'Valid from', 'Notes']
/** The cells of a row. Every seventh unit lacks its leading zero, and every group its comma. */
const cellsOf = (n: number) => [
  `Mover ${n} Name`, n % 7 === 0 ? String(100 + (n % 900)) : `0${100 + (n % 900)}`, `mover${n}@mail.example`, `(713) 555-${String(n % 10_000).padStart(4, '0')}`, 'Residents Tower B', '', '2026-11-23',
  n % 5 === 0 ? 'Two cats' : '',
]

/** Measures how the portal imports a file of 100,000 rows with eight columns, as text and as a workbook: reading, checking, fixing, and going through pages. */
export async function benchLongFile(): Promise<Table[]> {
  const text = Buffer.from([headings, ...Array.from({ length: rows }, (_, n) => cellsOf(n))].map((cells) => cells.join(';')).join('\r\n'))
  const sheet = [headings, ...Array.from({ length: rows }, (_, n) => cellsOf(n).with(5, '').map((cell, column) => (column === 6 ? number(46_349, 1) : cell)))]
  const workbook = Buffer.from(makeWorkbook([{ name: 'Movers', rows: sheet }], { formats: ['yyyy-mm-dd'] }))
  // The file is chosen by its path, as by a user, because bytes that the test passes would stay in the page's memory.
  const folder = mkdtempSync(join(tmpdir(), 'long-file-'))
  const files = [{ name: 'movers.csv', bytes: text }, { name: 'movers.xlsx', bytes: workbook }]
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes)
  const server = await startPortalServer()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const tables: Table[] = []
    for (const { name, bytes } of files) {
      const page = await browser.newPage({ baseURL: server.address, viewport: { width: 1280, height: 900 }, locale: 'en-US' })
      const seeds = (await (await page.request.get(`${server.address}/sandbox/api/seeds`)).json()) as Seeds
      await page.addInitScript(watchTasks)
      await page.goto(server.address)
      await openSignedIn(page, administrator(seeds), '/site/import/new')
      tables.push(await measureFile(page, { name, path: join(folder, name), bytes: bytes.length }))
      await page.close()
    }
    return tables
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

async function measureFile(page: Page, file: { name: string; path: string; bytes: number }): Promise<Table> {
  const heap = await watchHeaps(page)
  const steps: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ['read, columns guessed', () => page.locator('input[type=file]').setInputFiles(file.path), () => page.getByRole('button', { name: 'Next: Check' }).waitFor({ timeout: 120_000 })],
    ['checked and shown', () => page.getByRole('button', { name: 'Next: Check' }).click(), () => page.getByRole('table', { name: `Rows of ${file.name}` }).waitFor({ timeout: 120_000 })],
    ['100,000 groups mended', () => page.getByRole('button', { name: 'Fix all 100,000' }).click(), () => page.getByText('values of “Group”').waitFor({ state: 'detached', timeout: 120_000 })],
    ['the next page', () => page.getByRole('link', { name: /next/i }).click(), () => page.getByText(/Showing 21–40/).waitFor()],
  ]
  const found: string[][] = []
  for (const [name, press, shown] of steps) {
    heap.startAnew()
    await page.evaluate(() => Reflect.set(globalThis, '__longest', 0))
    const from = performance.now()
    await press()
    await shown()
    const took = performance.now() - from
    const longest = await page.evaluate(() => Reflect.get(globalThis, '__longest') as number)
    const [ofPage, ofWorker] = await heap.most()
    found.push([name, `${(took / 1000).toFixed(1)} s`, `${longest.toFixed(0)} ms`, `${ofPage} MB`, `${ofWorker} MB`])
  }
  await heap.stop()
  const goal = `goals: ${goals.task} ms, ${goals.megabytes} MB`
  return { title: `${file.name}, ${rows} rows, ${(file.bytes / 1e6).toFixed(1)} MB (${goal})`, columns: ['', 'until shown', 'longest task of the page', 'most held by the page', 'by the worker'], rows: found }
}

/** Runs in the page: measures the longest time that a message waits, which is the longest task of the page's thread. */
function watchTasks(): void {
  Reflect.set(globalThis, '__longest', 0)
  const { port1, port2 } = new MessageChannel()
  let asked = performance.now()
  port1.start()
  port1.addEventListener('message', () => {
    const now = performance.now()
    Reflect.set(globalThis, '__longest', Math.max(now - asked, Reflect.get(globalThis, '__longest') as number))
    setTimeout(() => {
      asked = performance.now()
      port2.postMessage(null)
    }, 2)
  })
  port2.postMessage(null)
}

interface Heaps {
  startAnew: () => void
  /** Returns the greatest memory of the page and of its worker, in megabytes. */
  most: () => Promise<[page: number, worker: number]>
  stop: () => Promise<void>
}

/** Measures the memory of page and worker repeatedly, including buffers. */
async function watchHeaps(page: Page): Promise<Heaps> {
  const session = await page.context().newCDPSession(page)
  const workers = new Set<string>()
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId))
  const most = { page: 0, worker: 0 }
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { result } = JSON.parse(message) as { result?: Held }
    if (result?.usedSize !== undefined) most.worker = Math.max(most.worker, heldBy(result))
  })
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  const look = async () => {
    most.page = Math.max(most.page, heldBy(await session.send('Runtime.getHeapUsage') as Held))
    await Promise.all([...workers].map((sessionId) => askWorker(session, sessionId)))
  }
  const timer = setInterval(() => void look().catch(() => undefined), 200)
  return {
    startAnew: () => Object.assign(most, { page: 0, worker: 0 }),
    async most() {
      await look()
      await page.waitForTimeout(300)
      return [Math.round(most.page / 1e6), Math.round(most.worker / 1e6)]
    },
    async stop() {
      clearInterval(timer)
      await session.detach()
    },
  }
}

interface Held {
  usedSize: number
  embedderHeapUsedSize?: number
  backingStorageSize?: number
}

const heldBy = ({ usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 }: Held) => usedSize + embedderHeapUsedSize + backingStorageSize

async function askWorker(session: CDPSession, sessionId: string): Promise<void> {
  await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }) })
}
