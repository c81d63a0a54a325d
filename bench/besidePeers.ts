import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { chromiumLaunch } from '../scripts/chromium.ts'
import { serveFolder } from '../scripts/serveFolder.ts'
import { installPeers, peersFolder } from './installPeers.ts'
import type { Table } from './printTable.ts'

const root = join(import.meta.dirname, '..')
const rounds = 21
const warmUp = 3

type Taken = Record<string, number>

/** Measures this project's code and comparable libraries in turns on one page of one browser, so that other load on the machine affects all equally. */
export async function benchBesidePeers(): Promise<Table[]> {
  installPeers()
  const folder = await buildPage()
  const { address, close } = await serveFolder(folder)
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1400 } })
    await page.goto(`${address}/`)
    await page.waitForFunction(() => 'run' in globalThis)
    return [
      await compare(page, 'tables', 'A table of 20 of 100,000 rows, beside TanStack Table', 'TanStack'),
      await compare(page, 'seals', 'Sealing with RSA-2048 in Chromium, beside the bare blocks', 'raw WebCrypto'),
      await compare(page, 'filters', 'One look at 1 KB, beside DOMPurify', 'DOMPurify'),
      await compare(page, 'forms', 'A form of 100 fields, beside react-hook-form', 'react-hook-form'),
      await compare(page, 'mounted', 'A thousand buttons, beside plain classes', 'plain classes'),
    ]
  } finally {
    await browser.close()
    close()
  }
}

async function compare(page: Page, subject: string, title: string, peer: string): Promise<Table> {
  const names = await page.evaluate((of) => (Reflect.get(globalThis, 'names') as (subject: string) => string[])(of), subject)
  const taken = new Map<string, Taken[]>(names.map((name) => [name, []]))
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const run = await page.evaluate(([of, who]) => (Reflect.get(globalThis, 'run') as (subject: string, name: string) => Promise<Taken>)(of, who), [subject, name] as const)
      if (round >= warmUp) taken.get(name)?.push(run)
    }
  }
  const measures = Object.keys(taken.values().next().value?.[0] ?? {})
  const rows = names.map((name) => {
    const own = taken.get(name) ?? []
    const peers = taken.get(peer) ?? []
    return [name, ...measures.map((measure) => said(median(own, measure)) + beside(own, peers, measure))]
  })
  return { title: `${title}: medians of ${rounds}`, columns: ['', ...measures], rows }
}

/** The median of the ratios to the other library in each round. Ratios are used, because runs of one round share the machine's load. */
function beside(own: Taken[], peers: Taken[], measure: string): string {
  if (own === peers) return '        '
  const ratio = middle(own.map((run, round) => (run[measure] ?? Number.NaN) / (peers[round]?.[measure] ?? Number.NaN)))
  return ` (${ratio.toFixed(2)}×)`.padStart(8)
}

function median(runs: Taken[], measure: string): number {
  return middle(runs.map((run) => run[measure] ?? Number.NaN))
}

const middle = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const said = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))

async function buildPage(): Promise<string> {
  const outDir = join(root, '.cache/peers')
  await build({
    root: join(peersFolder, 'page'), configFile: false, logLevel: 'warn', plugins: [react()],
    resolve: {
      conditions: ['@portal/source', 'module', 'browser', 'production'],
      // All libraries use the same React.
      alias: Object.fromEntries(['react', 'react-dom'].map((name) => [name, join(root, 'node_modules', name)])),
    },
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}
